import { smtpMailer } from '@longtable/mail'
import { openInbox } from '@longtable/mail/testing/smtp-inbox'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { cancelInvite } from '../collaboration/cancel-invite.ts'
import { INVITE_DAYS } from '../collaboration/invite-fields.ts'
import { receivedInvites } from '../collaboration/find-invites.ts'
import { deleteComment } from '../collaboration/comments/delete-comment.ts'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { inviteToGroup } from '../groups/invite-to-group.ts'
import { deliverShuffled } from '@longtable/testing/system'
import { discussion, react, reword, say } from '../testing/discussion.ts'
import { makeGroup } from '../testing/groups.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { invite } from '../testing/inbox.ts'
import { makeGoal } from '../testing/work.ts'
import { suspendUser } from '../users/suspend-user.ts'
import { syncEmail } from '../users/sync-email.ts'
import { goalsGuildMails, INVITE_MAIL } from './mails.ts'
import { updateNotificationPreferences } from './update-notification-preferences.ts'

const prefer = (guild: GuildWorld, person: GuildContext, choice: object) =>
  updateNotificationPreferences(
    guild.again(person),
    updateNotificationPreferences.input.parse(choice),
  )

const mailed = ({ mails }: GuildWorld) => mails.map(({ to, subject }) => `${to}: ${subject}`)

const HOUR_MS = 3_600_000

describe.each(stores)('mails on $name', (store) => {
  it('go by preference: invites and mentions unless refused, the rest when wanted', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild, { title: 'Run 🏃🏽‍♀️ <b>' })
    const { id } = await say(helper, on, { text: 'Look, @vic' })
    await react(owner, id, '👍')
    await invite(owner, on, { userId: idOf(await guild.person('cleo')) })
    await guild.settle()
    expect(mailed(guild).sort()).toEqual([
      'cleo@example.com: GoalsGuild: ana invites you to “Run 🏃🏽‍♀️ <b>”',
      'vic@example.com: GoalsGuild: Ben has mentioned you in a comment on “Run 🏃🏽‍♀️ <b>”',
    ])

    await prefer(guild, owner, { emailOnComment: true })
    await prefer(guild, helper, { emailOnReaction: true })
    await prefer(guild, viewer, { emailOnMention: false })
    const dora = await guild.person('dora')
    await prefer(guild, dora, { emailOnInvite: false })
    await invite(owner, on, { userId: idOf(dora) })
    const two = await say(helper, on, { text: 'Look again, @vic' })
    await react(owner, two.id, '👍')
    await guild.settle()
    expect(mailed(guild).slice(2).sort()).toEqual([
      'ana@example.com: GoalsGuild: Ben has commented on “Run 🏃🏽‍♀️ <b>”',
      'ben@example.com: GoalsGuild: ana has reacted to your comment on “Run 🏃🏽‍♀️ <b>”',
    ])
    expect(guild.mails[0]?.text).toContain('https://longtable.example/goalsguild')
  })

  it('are not made of an invite that has expired before they could be sent', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const cleo = await guild.person('cleo')
    const { id: inviteId } = await invite(owner, on, { userId: idOf(cleo) })
    const template = goalsGuildMails({ ...guild.deps, link: 'https://x.example' })[INVITE_MAIL]
    const make = () => template?.({ ...on, inviteId, when: 'sent' })
    expect(await make()).toMatchObject({ to: 'cleo@example.com' })
    guild.world.advance(INVITE_DAYS * 24 * HOUR_MS)
    expect(await make()).toBeUndefined()
  })

  it('are made when they are sent: preference, address, block and text of that moment', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    const [cleo, dora, emil, finn] = [
      await guild.person('cleo'),
      await guild.person('dora'),
      await guild.person('emil'),
      await guild.person('finn'),
    ]
    for (const person of [cleo, dora, emil, finn]) await invite(owner, on, { userId: idOf(person) })
    const gone = await invite(owner, on, { email: 'unknown@example.com' })
    await say(helper, on, { text: '@vic' })
    const { id: commentId } = await say(owner, on, { text: '@ben' })
    const { id: editedId } = await say(owner, on, { text: 'also @ben' })
    await guild.process()
    await prefer(guild, viewer, { emailOnMention: false })
    await prefer(guild, cleo, { emailOnInvite: false })
    await syncEmail(guild.as({ userId: idOf(dora), email: 'new@example.com' }), {})
    await blockUser(emil, { userId: idOf(owner) })
    await suspendUser(await guild.admin('warden'), { userId: idOf(finn) })
    await cancelInvite(owner, { ...on, inviteId: gone.id })
    await deleteComment(owner, { commentId })
    await reword(owner, editedId, 'nobody')
    await guild.settle()
    expect(mailed(guild)).toEqual(['new@example.com: GoalsGuild: ana invites you to “Run”'])
  })

  it('of an invite to an address come once, whoever has it and whenever they register', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    await guild.person('here')
    const shy = await guild.person('shy')
    await prefer(guild, shy, { emailOnInvite: false })
    const message = 'Come along!\nhttps://evil.example/'
    guild.world.advance(1000)
    // The helper takes part already, and blocked people are not reached by their address either.
    const blocker = await guild.person('blocker')
    await blockUser(blocker, { userId: idOf(owner) })
    for (const name of ['here', 'late', 'shy', 'ben', 'blocker'])
      await invite(owner, on, { email: `${name}@example.com`, message })
    await guild.settle()
    await guild.settle()
    const subject = 'GoalsGuild: ana invites you to “Run”'
    expect(mailed(guild).sort()).toEqual([
      `here@example.com: ${subject}`,
      `late@example.com: ${subject}`,
    ])
    const [late] = guild.mails.filter(({ to }) => to === 'late@example.com')
    expect(late?.text).toContain('sign up with this e-mail address')
    expect(late?.text).toContain('> Come along!\n> https://evil.example/')
    expect(late?.text).not.toContain(on.resourceId)
    guild.world.advance(HOUR_MS)
    await guild.person('late')
    await guild.settle()
    await guild.settle()
    expect(guild.mails).toHaveLength(2)
  })

  it('of invites are so many a day per address, whoever sends them; the invites are all there', async () => {
    await using guild = await createGuildWorld(store)
    const cleo = await guild.person('cleo')
    for (let n = 0; n < 4; n++) {
      const owner = await guild.person(`owner-${n}`)
      const on = { resourceType: 'goal', resourceId: (await makeGoal(owner)).id } as const
      await invite(owner, on, { email: 'stranger@example.com' })
      await invite(owner, on, { userId: idOf(cleo) })
      const { id: groupId } = await makeGroup(owner, { name: 'Runners' })
      await inviteToGroup(owner, { groupId, userId: idOf(cleo) })
    }
    await guild.settle()
    const to = (address: string) => guild.mails.filter((mail) => mail.to === address)
    expect(to('cleo@example.com')).toHaveLength(5)
    expect(to('stranger@example.com')).toHaveLength(4)
    expect((await receivedInvites(cleo, {}, {})).items).toHaveLength(4)

    for (const { stopUrl } of guild.mails) expect(stopUrl).toMatch(/^https:.*\?to=[\w-]+\.[\w-]+$/)
    const [, token = ''] = to('stranger@example.com')[0]?.stopUrl?.split('?to=') ?? []
    await guild.recipients.stop(guild.recipients.opened(token) as string)
    guild.world.advance(24 * HOUR_MS)
    const late = await guild.person('late')
    const on = { resourceType: 'goal', resourceId: (await makeGoal(late)).id } as const
    await invite(late, on, { email: 'stranger@example.com' })
    await invite(late, on, { userId: idOf(cleo) })
    await guild.settle()
    expect(to('stranger@example.com')).toHaveLength(4)
    expect(to('cleo@example.com')).toHaveLength(6)
    // Whoever registers with the address still finds what was sent to it.
    const stranger = await guild.person('stranger')
    await guild.settle()
    expect((await receivedInvites(stranger, {}, {})).items).toHaveLength(5)
  })

  it('go to who is invited to a group', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const { id: groupId } = await makeGroup(ana, { name: 'Läufer' })
    await inviteToGroup(ana, { groupId, userId: idOf(ben) })
    await guild.settle()
    expect(mailed(guild)).toEqual(['ben@example.com: GoalsGuild: ana invites you to “Läufer”'])
  })

  it('are one per event, though changes come shuffled and again, and arrive by SMTP', async () => {
    await using post = await openInbox()
    const from = { name: 'Longtable', address: 'robot@longtable.example' }
    const mailer = smtpMailer({ host: '127.0.0.1', port: post.port, tls: 'none', from })
    await using guild = await createGuildWorld(store, { mailer })
    const long = `${'👨‍👩‍👧‍👦'.repeat(20)} <script>alert(1)</script>`
    const { owner, helper, on } = await discussion(guild, { title: long })
    await say(helper, on, { text: '@vic' })
    await invite(owner, on, { email: 'far@example.com', message: '<img src=x>' })
    await deliverShuffled(guild)
    await guild.settle()
    guild.world.advance(HOUR_MS)
    await guild.settle()
    expect(post.recipients.flat().sort()).toEqual(['far@example.com', 'vic@example.com'])
    const [far] = post.mails.filter(({ subject }) => subject?.includes('invites'))
    expect(far?.messageId).toMatch(/^<goals-guild-invite-\w+-sent@longtable.example>$/)
    expect(far?.html).toContain('&lt;script&gt;alert(1)')
    expect(far?.html).toContain('&gt; &lt;img src=x&gt;')
    expect(far?.html).not.toMatch(/<script|<img/)
    expect(far?.text).toContain(`> ${long}`)
  })
})
