import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { discussion, say } from '../../testing/discussion.ts'
import { createGuildWorld } from '../../testing/guild-world.ts'

const ASTRONAUT = '👩🏿‍🚀'
const POINTS = Array.from(ASTRONAUT).length

describe.each(stores)('bad input about comments on $name', (store) => {
  it('gets an error of its own that names the field, and writes nothing', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const { id } = await say(owner, on)
    const before = (await guild.items()).filter(({ type }) => type !== 'RateLimit').length
    const add = 'mutation ($given: String!) { addComment(resourceType: goal, resourceId: "'
    const edit = `mutation ($given: String!) { editComment(commentId: "${id}", text: $given) { id } }`
    const text = `${add}${on.resourceId}", text: $given) { id } }`
    const parent = `mutation ($given: ID!) {
      addComment(resourceType: goal, resourceId: "${on.resourceId}", text: "x", parentId: $given) { id }
    }`
    const emoji = `mutation ($given: String!) { addReaction(commentId: "${id}", emoji: $given) { emoji } }`
    const cases: readonly (readonly [string, string, field: string, rule: string])[] = [
      [text, '', 'text', 'empty'],
      [text, ' \u0000\n ', 'text', 'empty'],
      [text, 'a'.repeat(2_001), 'text', '2000'],
      [text, `${ASTRONAUT.repeat(2_000 / POINTS)}!`, 'text', '2000'],
      [text, '\ud800', 'text', 'Unicode'],
      [edit, '', 'text', 'empty'],
      [parent, 'x#y', 'parentId', 'id'],
      [emoji, 'ok', 'emoji', 'one emoji'],
      [emoji, '👍👍', 'emoji', 'one emoji'],
      [emoji, '#️⃣', 'emoji', '#'],
    ]
    for (const [document, given, field, rule] of cases) {
      const { errors } = await guild.ask(owner, document, { given })
      expect(errors?.[0]?.extensions, given).toMatchObject({ code: 'INVALID', field })
      expect(errors?.[0]?.message, given).toContain(rule)
    }
    const after = (await guild.items()).filter(({ type }) => type !== 'RateLimit').length
    expect(after).toBe(before)
  })

  it('does not stop at long, composed and dangerous text, which comes back as it was', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const long = ASTRONAUT.repeat(2_000 / POINTS)
    expect((await say(owner, on, { text: long })).text).toBe(long)
    const html = '<script>alert("x")</script> & *bold* __proto__'
    expect((await say(owner, on, { text: html })).text).toBe(html)
    const { text } = await say(owner, on, { text: '  cafe\u0301\r\nline\u0007 two ' })
    expect(text).toBe('caf\u00e9\nline two')
  })
})
