/** Why a party stays as it is. */
export const reasons = {
  answered: 'Ya ha respondido',
  writtenTo: 'Ya se le ha enviado la invitación',
  changed: 'Se ha cambiado entretanto',
} as const
