import { type Answer, dataOf } from './errors.ts'
import { throwInOwnWords } from './own-words.ts'

/**
 * Who is signed in, for this page: an ID token in memory and nothing in storage. The refresh token is
 * in a cookie that scripts cannot read; `/accounts/session/refresh` turns it into the next ID token.
 * Tabs take turns, and the one that was first tells the others.
 */
interface Session {
  readonly idToken: string
  readonly expiresAt: string
}

const PATH = '/accounts/session'
const EARLY_MS = 60_000
/** Says only that asking is worth while: whoever was never here is not asked for a session. */
const HINT = 'longtable.session'

/** Whether somebody was in here lately: what they begin with may be on its way before it is sure. */
export const mayBeIn = (): boolean => localStorage.getItem(HINT) !== null

interface Ending {
  readonly over: Promise<void>
  readonly goOn: () => void
}

/** What tabs tell each other: a new session, that somebody has signed out, or that a session ended by itself. */
type Told = Session | 'out' | 'ended'

let current: Session | undefined
/** The newest there was: whose page this is while nobody is in. */
let last: Session | undefined
/** As the page was told: it is still in while a token is being renewed, or asked for at its door. */
let isIn = false
let asking: Promise<string | undefined> | undefined
/** There from the end of a session until its person is in again, or has left. */
let ending: Ending | undefined
/** The page is somebody else's by now and is being loaded anew: nothing of it goes on. */
let isGoing = false
let stays = 0
const listeners = new Set<(isSignedIn: boolean) => void>()
const endListeners = new Set<() => void>()
const tabs = new BroadcastChannel(HINT)

const isGood = (session: Session | undefined): session is Session =>
  session !== undefined && Date.parse(session.expiresAt) - Date.now() > EARLY_MS

/** Whose a token is, as it says itself; the server alone decides what that is worth. */
const subjectOf = ({ idToken }: Session): string | undefined =>
  /"sub":"([^"]+)"/.exec(atob(claimsIn(idToken)))?.[1]

/** The middle of a token, in the alphabet that browsers read. */
export const claimsIn = (idToken: string): string =>
  (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')

function moveEnd(next: Ending | undefined): void {
  ending?.goOn()
  ending = next
  for (const tell of endListeners) tell()
}

function newEnding(): Ending {
  let goOn = () => {}
  const over = new Promise<void>((resolve) => {
    goOn = resolve
  })
  return { over, goOn }
}

/** What waits for a token goes on with the next one; the page stays as it is. */
function end(): void {
  current = undefined
  localStorage.removeItem(HINT)
  if (isIn && !ending) moveEnd(newEnding())
}

/** What somebody has kept on the device, to be read without a network. */
export const KEPT = 'longtable-kept'

/** What other apps of the device have handed over, as the service worker calls it. */
export const SHARED = 'longtable-shared'

/** Nothing of it stays behind; a page that is not from this machine and not sealed keeps nothing. */
export const dropKept = async (): Promise<unknown> => globalThis.caches?.delete(KEPT)

/** Nobody who comes next sees it, whichever product they leave by. */
const dropOwn = (): Promise<unknown> => Promise.all([dropKept(), globalThis.caches?.delete(SHARED)])

function keep(session: Session | undefined): void {
  if (session) localStorage.setItem(HINT, '1')
  else {
    stays += 1
    localStorage.removeItem(HINT)
    void dropOwn()
  }
  // Whoever is out leaves nothing behind; whoever is in may have a page full.
  if (session && isIn && last && subjectOf(last) !== subjectOf(session)) {
    isGoing = true
    return location.reload()
  }
  current = session
  last = session ?? last
  const was = isIn
  isIn = session !== undefined
  if (ending) moveEnd(undefined)
  if (was !== isIn) for (const tell of listeners) tell(isIn)
}

function hear(told: Told): void {
  if (told === 'ended') end()
  else keep(told === 'out' ? undefined : told)
}

tabs.onmessage = ({ data }: MessageEvent<Told>) => hear(data)

function tellAllTabs(told: Told): void {
  hear(told)
  tabs.postMessage(told)
}

async function send(path: string, body: object = {}): Promise<Session | null> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return dataOf((await response.json()) as Answer<{ session: Session | null }>).session
}

/** One tab asks, whichever is first; the others wait for its answer. */
const refreshed = (): Promise<string | undefined> =>
  navigator.locks.request(HINT, async () => {
    // Perhaps another tab has signed out meanwhile.
    if (!isGood(current) && localStorage.getItem(HINT))
      tellAllTabs((await send(`${PATH}/refresh`)) ?? 'ended')
    return current?.idToken
  })

/**
 * A token that is good for a while, or undefined when nobody is signed in. Whoever has to sign in again
 * is waited for.
 */
export async function token(): Promise<string | undefined> {
  if (isGoing) return new Promise(() => {})
  if (isGood(current)) return current.idToken
  if (ending) return ending.over.then(token)
  if (!localStorage.getItem(HINT)) return undefined
  asking ??= refreshed().finally(() => {
    asking = undefined
  })
  // Whoever has signed in while this tab stood in line has brought one.
  return (await asking) ?? (ending || isGood(current) ? token() : undefined)
}

/** From one sign-out to the next: what was asked for in one stay goes with no token of another. */
export const stay = (): number => stays

/** The server said no to a token: it is forgotten, and the next one asked for. */
export function renew(): Promise<string | undefined> {
  current = undefined
  return token()
}

export async function signIn(email: string, password: string): Promise<void> {
  const session = await send(PATH, { email, password }).catch(throwInOwnWords)
  tellAllTabs(session ?? 'out')
}

/** Of the session that has ended in the middle; undefined while none has. */
export const endedToken = (): string | undefined => (ending ? last?.idToken : undefined)

export function onEnd(tell: () => void): () => void {
  endListeners.add(tell)
  return () => void endListeners.delete(tell)
}

/** Not to come back: the page goes, in all tabs. */
export const leave = (): void => tellAllTabs('out')

/** Not while a tab asks for the next token, which would come after the end. */
export const signOut = (): Promise<void> =>
  navigator.locks.request(HINT, async () => {
    await send(`${PATH}/end`).catch(throwInOwnWords)
    // Before anybody is told: who sees the door knows that nothing of theirs is left.
    await dropOwn()
    tellAllTabs('out')
  })

export function onSession(listener: (isSignedIn: boolean) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Begun while the rest of the program is still being loaded; a server that is away is met later. */
export const ready: Promise<string | undefined> = token().catch(() => undefined)
