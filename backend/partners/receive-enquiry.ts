import type { Enquiry } from '../../domain/calls/partners.ts'
import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'

/** Stores a partner's enquiry and queues both mails: the one to us, and its acknowledgement. */
export async function receiveEnquiry(trx: Trx, enquiry: Enquiry): Promise<{ id: string; message: string }> {
  const [row] = await trx<Enquiry & { id: string }>('enquiries').insert(enquiry).returning('id')
  if (!row) throw new Error('the enquiry was not stored')
  await append(trx, 'enquiry.received', { enquiryId: row.id })
  return { id: row.id, message: 'Nos pondremos en contacto contigo muy pronto.' }
}
