import type { Demo, DemoStage, DemoVisitor } from '@longtable/system'
import { playDeck } from './play-deck.ts'
import { userById } from '../users/user.patterns.ts'

type Role = 'FOUNDER' | 'TALENT' | 'INVESTOR'

interface Person extends DemoVisitor {
  readonly firstName: string
  readonly lastName: string
  readonly as: Role
}

const person = (nickname: string, name: string, as: Role): Person => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { nickname, fullName: name, role: 'member', firstName, lastName, as }
}

/** Robin, who most is about, founds here what others join. */
const CAST: readonly Person[] = [person('demo', 'Robin Castell', 'FOUNDER')]

async function arrive({ visitors, play, contextOf }: DemoStage): Promise<void> {
  for (const { nickname, firstName, lastName, as: role } of CAST) {
    const viewer = visitors.get(nickname)
    if (!viewer) continue
    const given = { role, firstName, lastName, requestId: `demo-register-${nickname}` }
    await play(contextOf(viewer), 'registerUser', given)
  }
}

export const hubDemo: Demo = {
  visitors: CAST,
  isBegun: async (context) =>
    context.viewer !== undefined && (await userById(context, context.viewer)) !== undefined,
  arrive,
  live: playDeck,
}
