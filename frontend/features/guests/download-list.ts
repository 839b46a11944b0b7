import { api, failureText } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../ui/use-toasts.ts'

/** Fetches a file and hands it to the browser's downloads; says that it came, or under `failure` why not. */
export async function downloadList(path: string, name: string, failure: string): Promise<void> {
  try {
    const file = await api.download(path)
    saveFile(file.blob, file.name ?? name)
    toast({ title: 'Archivo descargado', description: file.name ?? name })
  } catch (error) {
    toast({ title: failure, description: failureText(error), tone: 'destructive' })
  }
}
