import * as v from 'valibot'
import { emailAddress } from '../account/email-address.ts'
import { phoneInvalid } from '../failures.ts'
import { defineCall } from './define-call.ts'

export const businessTypes = {
  wedding: 'Organizador de Bodas',
  catering: 'Empresa de Catering',
  venue: 'Hacienda/Venue',
} as const

export type BusinessType = keyof typeof businessTypes

/** A business's enquiry. */
export const Enquiry = v.object({
  name: v.pipe(
    v.string('El nombre debe tener al menos 2 caracteres'),
    v.trim(),
    v.minLength(2, 'El nombre debe tener al menos 2 caracteres'),
    v.maxLength(160, 'Como máximo 160 caracteres'),
  ),
  email: emailAddress(),
  phone: v.pipe(
    v.string(phoneInvalid),
    v.trim(),
    v.minLength(9, phoneInvalid),
    v.maxLength(40, phoneInvalid),
    v.regex(/^[\d\s+().-]+$/, phoneInvalid),
  ),
  businessType: v.optional(
    v.picklist(Object.keys(businessTypes) as BusinessType[], 'Tipo de negocio desconocido'),
    'wedding',
  ),
  message: v.pipe(
    v.string('El mensaje debe tener al menos 10 caracteres'),
    v.trim(),
    v.minLength(10, 'El mensaje debe tener al menos 10 caracteres'),
    v.maxLength(4000, 'Como máximo 4000 caracteres'),
  ),
})
export type Enquiry = v.InferOutput<typeof Enquiry>

export const sendEnquiry = defineCall('POST', '/api/business-contact', {
  summary: 'Keeps what a business writes to us and mails it',
  payload: Enquiry,
  status: 201,
  response: v.object({ id: v.string(), message: v.string() }),
  failures: ['too-many-requests'],
})
