/** Keeps the program itself on the device: pages open without a network; data stays with the server. */
declare const FILES: readonly string[]
declare const PAGES: readonly string[]
declare const VERSION: string

interface WorkerEvent extends Event {
  readonly request: Request
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
}

/** As far as it is used: the library of workers and that of pages do not go together. */
declare const self: {
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}

const NAME = `longtable-${VERSION}`
/** What people have kept on the device themselves outlives the program's versions. */
const KEPT = 'longtable-kept'

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(NAME)
    await cache.addAll([...PAGES, ...FILES])
    await self.skipWaiting()
  }
  event.waitUntil(keep())
})

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys())
      if (name !== NAME && name !== KEPT) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

const pageOf = (pathname: string) =>
  PAGES.find((page) => pathname === page || pathname.startsWith(`${page}/`))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  const page = request.mode === 'navigate' ? pageOf(pathname) : undefined
  const known = async (path: string) => (await caches.match(path)) ?? Response.error()
  if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)))
  else if (page !== undefined) event.respondWith(fetch(request).catch(() => known(page)))
})
export {}
