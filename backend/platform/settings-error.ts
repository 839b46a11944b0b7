/** A setting, or something the machine has, that is missing, malformed or at odds with another; the message names it, in one sentence. */
export class SettingsError extends Error {}
