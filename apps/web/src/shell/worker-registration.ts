interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

const WORKER = '/worker.js'

/** The one script address that this program ever makes; the page's policy allows no other way. */
function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('longtable', { createScriptURL: () => WORKER })
  return policy?.createScriptURL(WORKER) ?? WORKER
}

/** After everything that the page needs first. */
export function registerWorker(scope: string): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => void navigator.serviceWorker.register(workerUrl(), { scope }))
}
