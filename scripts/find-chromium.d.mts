export function findChromium(): Promise<string>
export function unpackChromium(folder?: string): Promise<string>
