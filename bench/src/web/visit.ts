import type { CDPSession, Page } from 'playwright-core'

const MEGABIT = 1_000_000 / 8
/** What hangs says so within a minute. */
const TIME_MS_MAX = 60_000
const CACHES = 'cache_storage,service_workers'

export interface Conditions {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly slowdown: number
  /** None: as fast as the machine is. */
  readonly network?: { readonly megabits: number; readonly latencyMs: number }
}

export const CONDITIONS: readonly Conditions[] = [
  { name: 'desktop', viewport: { width: 1280, height: 900 }, slowdown: 1 },
  {
    name: 'phone, 9 Mbit/s',
    viewport: { width: 390, height: 844 },
    slowdown: 4,
    network: { megabits: 9, latencyMs: 60 },
  },
  {
    name: 'phone, 1.6 Mbit/s',
    viewport: { width: 390, height: 844 },
    slowdown: 4,
    network: { megabits: 1.6, latencyMs: 150 },
  },
]

/** Milliseconds, and a shift without unit. */
export interface Seen {
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly inp: number
}

/** In the page, before anything of ours: what the browser itself says of it. */
export const OBSERVER = `{
  const seen = { fcp: 0, lcp: 0, tbt: 0, cls: 0, inp: 0 }
  window.seen = seen
  const on = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  on('paint', (one) => { if (one.name === 'first-contentful-paint') seen.fcp = one.startTime })
  on('largest-contentful-paint', (one) => { seen.lcp = one.startTime })
  on('layout-shift', (one) => { if (!one.hadRecentInput) seen.cls += one.value })
  on('longtask', (one) => { seen.tbt += Math.max(0, one.duration - 50) })
  on('event', (one) => { if (one.interactionId) seen.inp = Math.max(seen.inp, one.duration) }, { durationThreshold: 16 })
}`

export const seenOn = (page: Page): Promise<Seen> => page.evaluate('window.seen')

export async function under(page: Page, { slowdown, network }: Conditions): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (network) {
    const throughput = network.megabits * MEGABIT
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
  }
  return session
}

/** As if nobody had ever been here with this browser; who is signed in stays so. */
export async function forget(page: Page, session: CDPSession): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  await session.send('Network.clearBrowserCache')
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: CACHES })
}

/** Home until nothing is under way any more. */
export async function visit(page: Page, address: string): Promise<Seen> {
  await page.goto(`${address}/goalsguild`)
  await page.getByRole('article').first().waitFor({ timeout: TIME_MS_MAX })
  await page.waitForLoadState('networkidle')
  return seenOn(page)
}
