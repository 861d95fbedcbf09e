const WAIT_MS = 500
const WAIT_MS_MAX = 15_000

/** Longer from try to try, and not for all devices the same; no longer than until there is a network again. */
export const wait = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
    const ms = Math.min(WAIT_MS * 2 ** count, WAIT_MS_MAX) * (0.75 + Math.random() / 2)
    const timer = setTimeout(goOn, ms)
    addEventListener('online', goOn)
  })
