// A lock between processes of one machine. Plain JavaScript without packages: it also guards their installation.
import { spawnSync } from 'node:child_process'
import { appendFileSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const pollMs = 100
/** Breaking a lock takes a moment: whoever is at it for longer was killed. */
const breakingMs = 5_000

/**
 * Runs `work` while no other process runs what asks for the same lock file, and resolves with its result. A lock
 * whose holder was killed is taken over. `work` is given a function that names a child process by its pid: the lock
 * is then held until that ends too, so that nobody starts beside a child that outlives its parent.
 * `onWait` is called once when another process holds the lock.
 */
export async function alone(lock, work, onWait) {
  let isTold = false
  while ((await takeLock(lock)) !== null) {
    if (!isTold) onWait?.()
    isTold = true
    await pause(pollMs)
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    return await work((pid) => pid && appendFileSync(lock, `\n${identityOf(pid) ?? ''}`))
  } finally {
    process.off('exit', release)
    release()
  }
}

/**
 * Takes the lock for this process and resolves with null, or with the pid of the running process that holds it (this
 * one's own included). A lock whose holder was killed is taken over. It is given back by removing the file.
 */
export async function takeLock(lock) {
  while (!isTaken(lock)) {
    const holder = holderOf(lock)
    if (holder !== null) return holder
    breakLock(lock)
    await pause(10)
  }
  return null
}

let takes = 0

/** Makes the lock with its holder inside in one step: an empty lock would belong to nobody. */
function isTaken(lock) {
  const own = `${lock}.${process.pid}.${takes++}`
  writeFileSync(own, identityOf(process.pid) ?? '')
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** The first process that still holds the lock; null when all who did are gone, or the lock itself is. */
function holderOf(lock) {
  const holders = read(lock).split('\n').filter(Boolean)
  const holder = holders.find((named) => {
    const running = identityOf(Number.parseInt(named, 10))
    // Written by an earlier version, a number alone names whoever has it.
    return running !== null && (running === named || !named.includes(' '))
  })
  return holder ? Number.parseInt(holder, 10) : null
}

function read(lock) {
  try {
    return readFileSync(lock, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}

/** Removes an abandoned lock, one process at a time: the second would remove the lock that the first has taken since. */
function breakLock(lock) {
  const breaking = `${lock}.breaking`
  try {
    writeFileSync(breaking, '', { flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const since = statSync(breaking, { throwIfNoEntry: false })?.mtimeMs
    if (since && Date.now() - since > breakingMs) rmSync(breaking, { force: true })
    return
  }
  if (holderOf(lock) === null) rmSync(lock, { force: true })
  rmSync(breaking, { force: true })
}

/** Which running process a pid means, null for none: numbers are given again, the moment of a start is not. */
function identityOf(pid) {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout?.trim() ? `${pid} ${stdout.trim()}` : null
  }
  try {
    // proc(5): the name may hold spaces, after it come the state and, as field 22, the start in ticks.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : `${pid} ${fields[19]}`
  } catch {
    return null
  }
}
