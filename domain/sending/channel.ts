export const channels = ['email', 'whatsapp'] as const

export type Channel = (typeof channels)[number]

export const methods = ['email', 'whatsapp', 'both'] as const

export type Method = (typeof methods)[number]
