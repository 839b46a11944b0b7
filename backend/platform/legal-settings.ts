import * as v from 'valibot'

const words = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)))

/** Who runs this Velada, for the legal pages. */
export const legalSettings = {
  LEGAL_NAME: words,
  LEGAL_TAX_ID: words,
  LEGAL_ADDRESS: words,
  LEGAL_REGISTRY: words,
  LEGAL_HOSTING: words,
  LEGAL_EMAIL: v.optional(v.pipe(v.string(), v.trim(), v.email(), v.maxLength(255))),
}

type Given = { [name in keyof typeof legalSettings]?: string | undefined }

/** The holder's data for the pages; null where a setting is unset. */
export const holderFrom = (given: Given) => ({
  name: given.LEGAL_NAME ?? null,
  taxId: given.LEGAL_TAX_ID ?? null,
  address: given.LEGAL_ADDRESS ?? null,
  registry: given.LEGAL_REGISTRY ?? null,
  hosting: given.LEGAL_HOSTING ?? null,
  email: given.LEGAL_EMAIL ?? null,
})

const required = {
  name: 'LEGAL_NAME',
  taxId: 'LEGAL_TAX_ID',
  address: 'LEGAL_ADDRESS',
  hosting: 'LEGAL_HOSTING',
  email: 'LEGAL_EMAIL',
} as const

/** The unset settings that the legal pages must show; LEGAL_REGISTRY is optional. */
export const missingLegalSettings = (holder: ReturnType<typeof holderFrom>): string[] =>
  Object.entries(required).flatMap(([field, setting]) =>
    holder[field as keyof typeof required] ? [] : [setting],
  )
