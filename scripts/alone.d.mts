export function alone<T>(
  lock: string,
  work: (alsoHeldBy: (pid: number | undefined) => void) => Promise<T>,
  onWait?: () => void,
): Promise<T>
