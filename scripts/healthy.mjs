// Asks the server of this machine how it is, for a container's health check: 0 while it can be used.
// `degraded` is for its operator to look at: to start it anew would not mend it.
const host = process.env['HOST'] || '127.0.0.1'
const port = process.env['PORT'] || '4000'
/** Who listens on every address is asked on this one. */
const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host

try {
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}/health`
  const answer = await fetch(address)
  const { status } = /** @type {{ status: string }} */ (await answer.json())
  console.log(status)
  process.exitCode = answer.ok ? 0 : 1
} catch (error) {
  console.log(`No answer: ${error instanceof Error ? (error.cause ?? error.message) : error}`)
  process.exitCode = 1
}
