// Imports nothing, so that even a Node too old for the rest reaches this message.
const MAJOR_MIN = 20
const MINOR_MIN = 19

/** @param {string} version as in `process.versions.node` */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > MAJOR_MIN || (major === MAJOR_MIN && minor >= MINOR_MIN)
}

export function requireNode() {
  if (isSupported(process.versions.node)) return
  const wanted = `${MAJOR_MIN}.${MINOR_MIN}`
  console.error(`Longtable needs Node.js ${wanted} or newer; this is ${process.version}.`)
  console.error('Get it from https://nodejs.org or with your version manager, then try again.')
  process.exit(1)
}
