import { parseArgs } from 'node:util'
import { chaos } from './chaos.ts'
import { printed } from './print.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, minutes: { type: 'string', default: '5' } },
})
const [seed, minutes] = [Number(values.seed), Number(values.minutes)]
if (!Number.isInteger(seed) || !(minutes > 0 && minutes <= 600)) {
  process.stderr.write('npm run chaos -- --seed <whole number> --minutes <up to 600>\n')
  process.exit(2)
}
const outcome = await chaos({ seed, minutes, say: (line) => process.stdout.write(`${line}\n`) })
process.stdout.write(printed(outcome))
const { lost, repeated, stuck, overlooked, misrecorded, unkept } = outcome
process.exit(lost + repeated + stuck + overlooked + misrecorded + unkept === 0 ? 0 : 1)
