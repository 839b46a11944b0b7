/** Days between a message to a party and its next reminder: an invitation or a reminder first has time to be read. */
export const reminderRestDays = 3
