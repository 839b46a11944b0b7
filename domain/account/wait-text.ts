/** A waiting time, rounded up, to follow 'en': 'menos de un minuto', '4 minutos', 'una hora'. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return 'menos de un minuto'
  if (minutes === 1) return 'un minuto'
  if (minutes < 60) return `${minutes} minutos`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'una hora' : `${hours} horas`
}
