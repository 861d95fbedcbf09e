import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { COMMONJS_NAMES, NATIVE, TEXTS } from '../bundle.ts'
import type { BackedUp, BackupOrder, Order, Ready } from './order.ts'

/** Bundled as the product is. Run from the root of the repository. */
export async function buildServer(): Promise<string> {
  const { build } = await import('esbuild')
  const outdir = join('.cache', 'bench', `api.${process.pid}`)
  await mkdir(outdir, { recursive: true })
  await build({
    entryPoints: { serve: join('bench', 'src', 'api', 'serve.ts') },
    outdir,
    outExtension: { '.js': '.mjs' },
    banner: { js: COMMONJS_NAMES },
    bundle: true,
    splitting: true,
    external: NATIVE,
    loader: TEXTS,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  })
  return resolve(outdir)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function told<Said = Ready>(child: ChildProcess): Promise<Said> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with code ${code}.`)
  })
  const [said] = (await Promise.race([once(child, 'message'), ended])) as [Said]
  return said
}

/** Makes the data that all runs read; gives the token that they read it with. */
export async function fillData(bundle: string, directory: string, ballast = 0): Promise<string> {
  const ports = { graphql: 0, bare: 0 }
  const order: Order = { directory, ports, workers: 1, isFilling: true, ballast }
  const child = fork(join(bundle, 'serve.mjs'), [JSON.stringify(order)])
  const ended = once(child, 'exit')
  const { token = '' } = await told(child)
  await ended
  return token
}

export interface ServerProcess {
  readonly ports: Order['ports']
  readonly pid: number
  /** When it is made. */
  backUp(order: BackupOrder): Promise<BackedUp>
  stop(): Promise<void>
}

export async function startServer(
  bundle: string,
  { directory, workers }: Pick<Order, 'directory' | 'workers'>,
): Promise<ServerProcess> {
  const ports = { graphql: await freePort(), bare: await freePort() }
  const order: Order = { directory, ports, workers, isFilling: false }
  const child = fork(join(bundle, 'serve.mjs'), [JSON.stringify(order)])
  const end = () => child.kill()
  process.once('exit', end)
  await told(child)
  return {
    ports,
    pid: child.pid as number,
    backUp(backup) {
      const done = told<BackedUp>(child)
      child.send(backup)
      return done
    },
    async stop() {
      process.off('exit', end)
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
