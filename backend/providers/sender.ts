/** The senders with separate limits. 'email' is for campaigns, which therefore never delay 'transactional-email'. */
export type Sender = 'email' | 'transactional-email' | 'whatsapp'
