import type { Call, Place } from '../../../domain/calls/define-call.ts'
import { api, failureText } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../ui/use-toasts.ts'

/** Downloads a file, and shows a toast with the result; `failure` is the title of an error. */
export async function downloadList<C extends Call>(
  call: C,
  place: Place<C>,
  name: string,
  failure: string,
): Promise<void> {
  try {
    const file = await api.download(call, place)
    saveFile(file.blob, file.name ?? name)
    toast({ title: 'Archivo descargado', description: file.name ?? name })
  } catch (error) {
    toast({ title: failure, description: failureText(error), tone: 'destructive' })
  }
}
