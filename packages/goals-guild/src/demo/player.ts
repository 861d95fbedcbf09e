import { derivedId } from '@longtable/entity'
import type { Face, Play, Played } from '@longtable/system'
import { type GuildContext, signedIn } from '../context.ts'

/** Somebody of the demo, who does one thing after the other. */
export interface Player {
  readonly userId: string
  does(mutation: string, given: object): Promise<Played>
}

/** What the demo is played with. */
export interface Stage extends Pick<Face, 'setAdmin'> {
  readonly play: Play
}

/** Steps are numbered, so two workers that start at this moment do each of them once. */
export function playerOf(context: GuildContext, { play }: Stage): Player {
  let steps = 0
  return {
    userId: signedIn(context).userId,
    does: (mutation, given) =>
      play(context, mutation, { ...given, requestId: `demo-step-${steps++}` }),
  }
}

interface Profile {
  readonly nickname: string
  readonly fullName: string
  readonly tags?: readonly string[]
}

/** The same person for every worker; nobody can sign in as them. */
export async function newcomer(
  demo: GuildContext,
  stage: Stage,
  profile: Profile,
): Promise<Player> {
  const { nickname } = profile
  const userId = derivedId(0, `demo ${nickname} ${signedIn(demo).userId}`)
  const viewer = { userId, email: `${nickname}@longtable.example` }
  const player = playerOf({ ...demo, viewer }, stage)
  await player.does('registerUser', profile)
  return player
}
