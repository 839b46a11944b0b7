import { client } from '../../backend/testing/client.ts'
import { enquireAt, observeThrough } from '../../backend/testing/through-proxies.ts'

// A process of its own: whom to trust for certificates (NODE_EXTRA_CA_CERTS) is settled at its start.
const [url = '', email = '', password = ''] = process.argv.slice(2)
const couple = client(() => url)
const { id: eventId }: { id: string } = (await couple.post('/api/auth/login', { email, password })).json
const { slug }: { slug: string } = (await couple.get(`/api/events/${eventId}`)).json
const seen = await observeThrough({ url, login: { email, password }, eventId, slug, enquire: enquireAt(url) })
process.stdout.write(JSON.stringify(seen))
process.exit(0)
