import type { BrowserContextOptions, Page } from 'playwright-core'
import { roleOf, startupOf } from './hub-crowd.ts'
import type { Somebody, Stage } from './stage.ts'

export const HUB_PATH = '/collabhub'

export const LETTER =
  'I have repaired radios since I was twelve, and led a bench of four at a service centre.'

type Given = Readonly<Record<string, unknown>>

interface Applied {
  readonly startupId: string
  readonly roleId: string
  readonly applicationId: string
}

/** What journeys through CollabHub begin with. */
export function hubScene(stage: Pick<Stage, 'address' | 'member' | 'promote' | 'deviceOf'>) {
  let made: Promise<Somebody> | undefined
  /** One for all of them: an operator makes one, which takes a while. */
  const theAdmin = () => {
    made ??= stage.member('ada', 'FOUNDER').then(async (admin) => {
      await stage.promote(admin.email, 'collabhub')
      return admin
    })
    return made
  }
  const startup = async (founder: Somebody, texts: Given = {}): Promise<string> =>
    startupOf(founder, await theAdmin(), texts)
  return {
    theAdmin,
    startup,
    at: (who: Somebody, path: string, options: BrowserContextOptions = {}): Promise<Page> =>
      stage.deviceOf(who.email, { product: HUB_PATH, at: path, ...options }),
    go: (page: Page, path: string) => page.goto(`${stage.address}${HUB_PATH}${path}`),
    /** Somebody has applied to a role of somebody else. */
    async applied(founder: Somebody, talent: Somebody): Promise<Applied> {
      const startupId = await startup(founder)
      const roleId = await roleOf(founder, startupId)
      const { apply } = await talent.ask<{ apply: { id: string } }>(
        `mutation { apply(startupId: "${startupId}", roleId: "${roleId}", coverLetter: "${LETTER}") { id } }`,
      )
      return { startupId, roleId, applicationId: apply.id }
    },
    /** Two who may write to each other, and where. */
    async talking(founder: Somebody, applicationId: string): Promise<string> {
      await founder.ask(
        `mutation { setApplicationStatus(applicationId: "${applicationId}", expected: PENDING, status: REVIEWING) { id } }`,
      )
      const { openDirectConversation } = await founder.ask<{
        openDirectConversation: { id: string }
      }>(`mutation { openDirectConversation(applicationId: "${applicationId}") { id } }`)
      return openDirectConversation.id
    },
  }
}
