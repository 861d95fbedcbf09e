import type { Browser, Page } from 'playwright-core'

const TIME_MS_MAX = 10_000

const LOOK = `({
  focus: document.activeElement?.outerHTML.slice(0, 200),
  open: [...document.querySelectorAll('dialog, [popover]')].map(
    (one) => (one.matches('dialog[open], :popover-open') ? 'open ' : 'closed ') + one.ariaLabel,
  ),
  text: document.body.innerText.slice(0, 600),
})`

const within = <Found>(time: number, found: Promise<Found>) =>
  Promise.race([found, new Promise<string>((end) => setTimeout(end, time, 'It does not answer.'))])

async function shown(page: Page) {
  const looks = page.evaluate<unknown>(LOOK).catch(String)
  return { address: page.url(), shows: await within(TIME_MS_MAX, looks) }
}

/** What every device shows when a test has failed: a machine that nobody sits at has no other window. */
export async function tellWhatIsShown(browser: Browser): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages())
  console.warn(await Promise.all(pages.map(shown)))
}
