type Write = (fields: Record<string, unknown>, message: string) => void

/** The part of a pino logger that the sandbox uses. */
export type SandboxLog = { info: Write; warn: Write; error: Write }

export const silentLog: SandboxLog = { info: () => {}, warn: () => {}, error: () => {} }
