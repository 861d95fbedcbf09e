// Loaded before a program that is to die at a place: `--import`, with the place in LONGTABLE_KILL_AT, such as
// "rename manifest.json$" or "say gg_core 3": the third time that this is to be done, it is not.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [what = '', path = '', time = '1'] = (process.env['LONGTABLE_KILL_AT'] ?? '').split(' ')
const isHere = new RegExp(path)
let left = Number(time)

/** @type {(done: string, text: unknown) => void} */
const see = (done, text) => {
  if (done !== what || !isHere.test(String(text))) return
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
}

/** @typedef {(...given: unknown[]) => unknown} Does */
const promises = /** @type {Record<string, Does>} */ (/** @type {unknown} */ (fs.promises))
for (const name of ['appendFile', 'link', 'rename', 'rm']) {
  const does = /** @type {Does} */ (promises[name])
  promises[name] = (...given) => {
    see(name, name === 'rename' || name === 'link' ? given[1] : given[0])
    return does(...given)
  }
}
const says = /** @type {Does} */ (
  /** @type {unknown} */ (process.stderr.write.bind(process.stderr))
)
process.stderr.write = /** @type {typeof process.stderr.write} */ (
  /** @type {unknown} */ (
    /** @type {Does} */ (
      (...given) => {
        see('say', given[0])
        return says(...given)
      }
    )
  )
)
syncBuiltinESMExports()
