import { type Answer, dataOf } from './errors.ts'

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

let current: Session | undefined
/** As the page was told: it is still in while a token is being renewed. */
let isIn = false
let asking: Promise<string | undefined> | undefined
const listeners = new Set<(isSignedIn: boolean) => void>()
const tabs = new BroadcastChannel(HINT)

const isGood = (session: Session | undefined): session is Session =>
  session !== undefined && Date.parse(session.expiresAt) - Date.now() > EARLY_MS

function keep(session: Session | undefined): void {
  current = session
  if (session) localStorage.setItem(HINT, '1')
  else localStorage.removeItem(HINT)
  const was = isIn
  isIn = session !== undefined
  if (was !== isIn) for (const tell of listeners) tell(isIn)
}

tabs.onmessage = ({ data }: MessageEvent<Session | null>) => keep(data ?? undefined)

function keepInAllTabs(session: Session | null): void {
  keep(session ?? undefined)
  tabs.postMessage(session)
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
    if (!isGood(current) && localStorage.getItem(HINT)) keepInAllTabs(await send(`${PATH}/refresh`))
    return current?.idToken
  })

/** A token that is good for a while, or undefined when nobody is signed in. */
export async function token(): Promise<string | undefined> {
  if (isGood(current)) return current.idToken
  if (!localStorage.getItem(HINT)) return undefined
  asking ??= refreshed().finally(() => {
    asking = undefined
  })
  return asking
}

/** The server said no to a token: it is forgotten, and the next one asked for. */
export function renew(): Promise<string | undefined> {
  current = undefined
  return token()
}

export async function signIn(email: string, password: string): Promise<void> {
  keepInAllTabs(await send(PATH, { email, password }))
}

/** Not while a tab asks for the next token, which would come after the end. */
export const signOut = (): Promise<void> =>
  navigator.locks.request(HINT, async () => {
    await send(`${PATH}/end`)
    keepInAllTabs(null)
  })

export function onSession(listener: (isSignedIn: boolean) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Begun while the rest of the program is still being loaded; a server that is away is met later. */
export const ready: Promise<string | undefined> = token().catch(() => undefined)
