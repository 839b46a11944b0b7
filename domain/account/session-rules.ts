/** Days until a session expires, however often it is used. */
export const sessionDays = 30

/** Days without use after which a session ends. */
export const sessionIdleDays = 14
