export function alone<T>(
  lock: string,
  work: (alsoHeldBy: (pid: number | undefined) => void) => Promise<T>,
  onWait?: () => void,
): Promise<T>

export function takeLock(lock: string): Promise<number | null>
