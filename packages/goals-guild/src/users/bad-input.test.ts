import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createGuildWorld } from '../testing/guild-world.ts'

const REGISTER = /* GraphQL */ `
  mutation (
    $nickname: String! $fullName: String! $birthDate: String $country: String $language: String $timeZone: String
    $gender: String $pronouns: String $bio: String $tags: [String!] $requestId: String
  ) {
    registerUser(
      nickname: $nickname fullName: $fullName birthDate: $birthDate country: $country
      language: $language timeZone: $timeZone gender: $gender pronouns: $pronouns bio: $bio tags: $tags
      requestId: $requestId
    ) { fullName bio tags }
  }
`
const good = { nickname: 'good', fullName: 'Good' }

/** What is wrong, the field that the error names, and a part of what it says. */
const wrong: readonly [input: object, field: string, message: string][] = [
  [{ nickname: 'ab' }, 'nickname', '3 to 32'],
  [{ nickname: 'a'.repeat(33) }, 'nickname', '3 to 32'],
  [{ nickname: 'with space' }, 'nickname', '3 to 32'],
  [{ nickname: 'hash#tag' }, 'nickname', '3 to 32'],
  [{ nickname: 'Zoë' }, 'nickname', '3 to 32'],
  [{ nickname: 'аdmin' }, 'nickname', '3 to 32'],
  [{ fullName: '' }, 'fullName', 'empty'],
  [{ fullName: ' \u0000\u0007\u2028 ' }, 'fullName', 'empty'],
  [{ fullName: '😀'.repeat(101) }, 'fullName', 'at most 100'],
  [{ fullName: 'x'.repeat(5000) }, 'fullName', 'at most 100'],
  [{ fullName: 'half \ud83d' }, 'fullName', 'well-formed'],
  [{ birthDate: '1990-02-30' }, 'birthDate', 'date'],
  [{ birthDate: '30.1.1990' }, 'birthDate', 'date'],
  [{ birthDate: '1899-12-31' }, 'birthDate', '1900'],
  [{ birthDate: '2999-01-01' }, 'birthDate', 'future'],
  [{ country: 'Portugal' }, 'country', 'ISO 3166'],
  [{ language: 'Português' }, 'language', 'language tag'],
  [{ timeZone: 'Europe/Atlantis' }, 'timeZone', 'time zone'],
  [{ timeZone: '+01:00' }, 'timeZone', 'time zone'],
  [{ gender: 'x'.repeat(51) }, 'gender', 'at most 50'],
  [{ pronouns: 'x'.repeat(51) }, 'pronouns', 'at most 50'],
  [{ bio: 'é'.repeat(1001) }, 'bio', 'at most 1000'],
  [{ tags: ['a#b'] }, 'tags.0', '"#"'],
  [{ tags: ['ok', ''] }, 'tags.1', 'empty'],
  [{ tags: ['x'.repeat(41)] }, 'tags.0', 'at most 40'],
  [{ tags: Array.from({ length: 11 }, (_, n) => `t${n}`) }, 'tags', 'at most 10'],
  [{ requestId: 'short' }, 'requestId', '8 to 64'],
  [{ requestId: 'with space 1234' }, 'requestId', '8 to 64'],
]

describe.each(stores)('bad input on $name', (store) => {
  it('gets one error that names the field and the rule, and writes nothing', async () => {
    await using given = await createGuildWorld(store)
    const newcomer = given.as({ userId: given.world.stamp().id, email: 'new@example.com' })
    for (const [input, field, message] of wrong) {
      const { data, errors } = await given.ask(newcomer, REGISTER, { ...good, ...input })
      expect([input, data, errors]).toEqual([
        input,
        null,
        [expect.objectContaining({ message: expect.stringContaining(message) as string })],
      ])
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field })
    }
    expect(await given.items()).toEqual([])
  })

  it('is told apart from text of any script, which is kept as it was written', async () => {
    await using given = await createGuildWorld(store)
    const texts = [
      'Ana Lúcia',
      '田中 健二',
      'محمد عبد الله',
      'Ольга',
      'ᚠᚢᚦ',
      '👩‍👩‍👧‍👦 😀',
      'नमस्ते',
      "O'Brien <b>&amp;",
    ]
    for (const [place, fullName] of texts.entries()) {
      const context = given.as({ userId: given.world.stamp().id, email: `p${place}@example.com` })
      const bio = `${fullName}\r\n\tsecond line\u0000`
      const { data } = await given.ask(context, REGISTER, {
        nickname: `person-${place}`,
        fullName: fullName.normalize('NFD'),
        bio,
        tags: [fullName],
      })
      expect(data.registerUser).toEqual({
        fullName: fullName.normalize('NFC'),
        bio: `${fullName.normalize('NFC')}\n\tsecond line`,
        tags: [fullName.toLowerCase().normalize('NFC')],
      })
    }
    expect(await given.verify()).toEqual([])
  })

  it('names ids that are none, and cursors of another list', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana', { tags: ['one', 'two'] })
    await given.person('ben', { tags: ['one', 'two'] })
    const reason = async (query: string, variables: object = {}) =>
      (await given.ask(ana, query, variables)).errors?.[0]?.extensions
    expect(await reason('{ user(id: "no body") { id } }')).toMatchObject({
      code: 'INVALID',
      field: 'id',
    })
    expect(await reason('{ userByNickname(nickname: "?") { id } }')).toMatchObject({
      field: 'nickname',
    })
    expect(await reason('{ profileByEmail(email: "no address") { id } }')).toMatchObject({
      field: 'email',
    })
    const LIST =
      'query ($tag: String!, $after: String) { usersByTag(tag: $tag, first: 1, after: $after) { after } }'
    const { after } = (await given.ask(ana, LIST, { tag: 'one' })).data.usersByTag
    expect(after).toBeTypeOf('string')
    expect(await reason(LIST, { tag: 'one', after })).toBeUndefined()
    expect(await reason(LIST, { tag: 'two', after })).toMatchObject({ code: 'INVALID' })
    expect(await reason(LIST, { tag: 'one', after: 'forged' })).toMatchObject({ code: 'INVALID' })
  })
})
