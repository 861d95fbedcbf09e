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
/** What other apps of the device have handed over, until somebody says what becomes of it. */
const SHARED = 'longtable-shared'
const SHARE = '/holdthatthought/share'
const SHARED_MAX = 20

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
      if (![NAME, KEPT, SHARED].includes(name)) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

const pageOf = (pathname: string) =>
  PAGES.find((page) => pathname === page || pathname.startsWith(`${page}/`))

/**
 * Any page of the web can send a form here as well: so nothing is sent on, and nothing of it is opened.
 * It is laid aside, with its kind and name as mere words, for a page that asks what it is meant for.
 */
async function layAside(request: Request): Promise<Response> {
  const given = (await request.formData()).getAll('files').filter((one) => one instanceof File)
  const cache = await caches.open(SHARED)
  // Behind what waits already, which no page of the web can take away.
  const room = Math.max(0, SHARED_MAX - (await cache.keys()).length)
  for (const file of given.slice(0, room)) {
    const { name, type } = file
    const headers = {
      'content-type': 'application/octet-stream',
      about: encodeURIComponent(JSON.stringify({ name, type })),
    }
    await cache.put(`${SHARE}d/${crypto.randomUUID()}`, new Response(file, { headers }))
  }
  return Response.redirect(`${SHARE}d`, 303)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method === 'POST' && origin === location.origin && pathname === SHARE)
    event.respondWith(layAside(request))
  if (request.method !== 'GET' || origin !== location.origin) return
  const page = request.mode === 'navigate' ? pageOf(pathname) : undefined
  const known = async (path: string) => (await caches.match(path)) ?? Response.error()
  if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)))
  else if (page !== undefined) event.respondWith(fetch(request).catch(() => known(page)))
})
export {}
