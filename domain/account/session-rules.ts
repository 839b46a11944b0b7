/** Days a person stays signed in on a device, however much it is used. */
export const sessionDays = 30

/** Days without use after which a session ends. */
export const sessionIdleDays = 14
