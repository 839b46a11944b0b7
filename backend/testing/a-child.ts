import { doesWorks } from '../platform/child-work.ts'

/** For tests: a pool's child process that behaves as told, well or badly. */
doesWorks(function* (input) {
  yield process.pid
  if (input === 'settings') yield Object.keys(process.env)
  if (input === 'fault') throw new Error('a mistake')
  const kept: string[] = []
  while (input === 'loop' || input === 'grow')
    if (input === 'grow') kept.push('x'.repeat(1_000) + kept.length)
})
