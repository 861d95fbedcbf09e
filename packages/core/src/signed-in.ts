import type { Context, Viewer } from './context.ts'
import { DomainError } from './errors.ts'
import { memory } from './memory.ts'

export function signedIn({ viewer }: Pick<Context, 'viewer'>): Viewer {
  if (!viewer) throw new DomainError('UNAUTHENTICATED', 'core.signed-out', 'Please sign in.')
  return viewer
}

/** The actor of what is done at the command line, where nobody is signed in. */
export function operator({ viewer }: Pick<Context, 'viewer'>, name: string): 'operator' {
  if (viewer) throw new Error(`Only the operator does ${name}.`)
  return 'operator'
}

/** The viewer's own profile, read once per request; undefined before they have registered. */
export function ownProfiles<C extends Context, Profile>(
  read: (context: C, userId: string) => Promise<Profile | undefined>,
) {
  const profiles = memory<Promise<Profile | undefined>>('profile')
  return {
    ownProfile(context: C): Promise<Profile | undefined> {
      const { userId } = signedIn(context)
      const known = profiles.get(context)
      if (known) return known
      const reading = read(context, userId)
      profiles.set(context, reading)
      reading.catch(() => profiles.forget(context))
      return reading
    },
    /** After the profile was written, or when a condition on it has failed. */
    forgetProfile: (context: C): void => profiles.forget(context),
  }
}
