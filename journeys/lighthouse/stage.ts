import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { client, eventually } from '../../backend/testing/client.ts'
import type { OwnedEvent } from '../../domain/calls/events.ts'
import { coverShapes } from '../../domain/media/cover-shapes.ts'
import type { Frame } from '../../domain/media/frame.ts'
import { aPaidEvent } from '../paid-event.ts'
import { type RunningVelada, startVelada } from '../running-velada.ts'

/** A page as it is called in the table, where it is, and what the browser sends along (the couple's session). */
export type Address = { name: string; url: string; headers: Record<string, string> }

export type Stage = {
  /** Where a page is: a path, or 'guest', 'dashboard' or 'checkout' for those of the demonstration, 'guest-without-photo'. */
  addressOf: (name: string) => Address
  close: () => Promise<void>
}

const account = { email: 'demo@velada.example', password: 'velada-de-prueba' }

/** A fresh Velada with the demonstration in it: a paid event with a cover photo, whose guests have their links. */
export async function openStage(): Promise<Stage> {
  const velada = await startVelada()
  try {
    await fillDemonstration(velada)
    const { invite } = await aPaidEvent(velada)
    const { page } = await invite({ name: 'Familia Fernández', maxGuests: 3 })
    return { addressOf: await findAddresses(velada, new URL(page).pathname), close: velada.stop }
  } catch (error) {
    await velada.stop()
    throw error
  }
}

async function fillDemonstration({ url, sandboxUrl, dataDir }: RunningVelada): Promise<void> {
  const { PATH = '' } = process.env
  await promisify(execFile)(process.execPath, ['dist/server/main.js', 'demo'], {
    env: {
      PATH,
      DATA_DIR: dataDir,
      PORT: new URL(url).port,
      SANDBOX_PORT: new URL(sandboxUrl).port,
      LOG_LEVEL: 'warn',
    },
  })
}

async function findAddresses({ url }: RunningVelada, withoutPhoto: string): Promise<Stage['addressOf']> {
  const couple = client(() => url)
  const eventId: string = (await couple.post('/api/auth/login', account)).json.id
  await putPhoto(couple, eventId)
  await eventually('every invitation of the demonstration is sent', async () => {
    const campaigns: { finishedAt: string | null }[] = (await couple.get(`/api/events/${eventId}/campaigns`))
      .json
    return campaigns.every(({ finishedAt }) => finishedAt)
  })
  const event: OwnedEvent = (await couple.get(`/api/events/${eventId}`)).json
  const guests: { token: string; status: string; maxGuests: number }[] = (
    await couple.get(`/api/events/${eventId}/guests`)
  ).json
  const guest = guests.find(({ status, maxGuests }) => status === 'pending' && maxGuests > 1)
  if (!guest) throw new Error('the demonstration has no couple that has not answered')

  const personal: Record<string, string> = {
    guest: `/invite/${event.slug}/${guest.token}`,
    'guest-without-photo': withoutPhoto,
    dashboard: `/dashboard/${eventId}`,
    checkout: '/checkout/grand-soiree',
  }
  const session: Record<string, string> = {
    Cookie: [...couple.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
  return (name) => {
    const path = personal[name] ?? name
    const isSignedIn = /^\/(dashboard|checkout|payment-success)\b/.test(path)
    return { name, url: url + path, headers: isSignedIn ? session : {} }
  }
}

/** As the wizard does it: the photo goes up whole and is framed in the card's two shapes. */
async function putPhoto(couple: ReturnType<typeof client>, eventId: string): Promise<void> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(await aPhoto())], 'portada.jpg', { type: 'image/jpeg' }))
  const photo: { url: string } = (await couple.post('/api/media', form)).json
  const framed: { url: string } = (
    await couple.post(`/api/media/${photo.url.split('/')[2]}/frames`, {
      tall: frameOf(coverShapes.tall.ratio),
      wide: frameOf(coverShapes.wide.ratio),
    })
  ).json
  const changed = await couple.put(`/api/events/${eventId}`, { coverImageUrl: framed.url })
  if (changed.status !== 200) throw new Error(`the event took no photo: ${changed.status} ${changed.text}`)
}

const size = { width: 3000, height: 2000 }

/** The largest frame of a shape, in the middle of the photo. */
function frameOf(ratio: number): Frame {
  const width = Math.min(1, (size.height * ratio) / size.width)
  const height = Math.min(1, size.width / ratio / size.height)
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}

/** As heavy as a photograph: soft shapes in every colour under a fine grain, six megapixels. */
async function aPhoto(): Promise<Buffer> {
  const noise = (width: number, height: number, sigma: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
      .png()
      .toBuffer()
  const shapes = await sharp(await noise(60, 40, 70))
    .resize({ ...size, kernel: 'cubic' })
    .toBuffer()
  return sharp(shapes)
    .composite([{ input: await noise(size.width, size.height, 14), blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer()
}
