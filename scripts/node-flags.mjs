/**
 * How node starts the built program; the Dockerfile says the same. What lives shortly fills 16 MB before it is collected,
 * where V8 would take 64 as soon as a program loads: a process has some 90 MB less, and pauses more often but shortly.
 * V8 places objects among the old ones where those made by the same line lived long; rows and headers of a busy second
 * then wait for a whole collection. Without it they are collected with the young.
 * After eight quiet seconds V8 would give memory back and throw compiled code away: the first guests after the quiet then
 * wait for seconds.
 */
export const nodeFlags = [
  '--enable-source-maps',
  '--max-semi-space-size=16',
  '--no-allocation-site-pretenuring',
  '--no-memory-reducer',
]
