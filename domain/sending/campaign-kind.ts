export const campaignKinds = ['invitation', 'reminder'] as const

export type CampaignKind = (typeof campaignKinds)[number]
