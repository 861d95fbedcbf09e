import { isDeepStrictEqual } from 'node:util'
import { pngFile, sendTo, upload } from '@longtable/files/testing'
import { type Scene, seeRefusal } from '../collaboration/cast.ts'
import { announce, finishing } from '../collaboration/uploads.ts'
import { deleting, feedOf, follow, post, posting, reading, seesIn } from './activities.ts'

const SAYS = 'Heute 10 km 🏃🏽‍♀️ — اليوم, 今日'

async function seeText({ cast, report }: Scene): Promise<void> {
  const { ana, ben, vera, cem } = cast
  const { see } = report
  const early = await post(ana, 'Before anybody follows me')
  await follow(ben, ana)
  await follow(vera, ana)
  const first = await post(ana, SAYS, ', tags: ["Läufe"]')
  const [newest, earlier] = await feedOf(ben)
  see(
    'a follower sees it at once, newest first, as it was typed',
    newest?.id === first.id && newest.text === SAYS && newest.author?.nickname === 'ana',
    newest,
  )
  see('and what was posted before the follow', earlier?.id === early.id, earlier?.text)
  see('I see my own', await seesIn(ana, first))
  see('a stranger sees nothing of it', (await feedOf(cem)).length === 0)
  const asked = ', requestId: "tour-post-1"'
  const [one, again] = [await post(ben, 'Once', asked), await post(ben, 'Once', asked)]
  const own = (await feedOf(ben)).filter(({ text: says }) => says === 'Once')
  see('a repeat is the first one', isDeepStrictEqual(one, again) && own.length === 1, again.id)
}

async function seePicture({ cast, report }: Scene): Promise<void> {
  const { ana, ben } = cast
  const { see } = report
  const png = pngFile(48, 32)
  const { uploadId, put } = await announce(ana, png)
  await upload(put, png)
  await seeRefusal(report, 'a picture is shown only when it has been checked', {
    who: ana,
    document: posting('Look', `, uploadId: "${uploadId}"`),
    code: 'CONFLICT',
  })
  await ana.ask(finishing(uploadId))
  await seeRefusal(report, "nobody posts somebody else's picture", {
    who: ben,
    document: posting('Look', `, uploadId: "${uploadId}"`),
    code: 'NOT_FOUND',
  })
  const shown = await post(ana, 'Look 📷', `, uploadId: "${uploadId}"`)
  const [seen] = await feedOf(ben)
  see('a post with a picture', seen?.media?.width === 48, seen?.media)
  const url = seen?.media?.url ?? ''
  const file = await sendTo(url)
  see(
    'whose file is under activities/ and comes by a signed URL',
    url.includes('/activities/') && file.text === png.toString('latin1'),
    url,
  )
  await ana.ask(deleting(shown.id))
  see(
    'deleted, it is out of every feed',
    !(await seesIn(ben, shown)) && !(await seesIn(ana, shown)),
  )
  await seeRefusal(report, 'and unknown', { who: ben, document: reading(shown), code: 'NOT_FOUND' })
}

async function seeRefusals({ cast, report }: Scene): Promise<void> {
  const { ana, ben } = cast
  const foreign = await post(ana, 'Mine alone to delete')
  await seeRefusal(report, "one deletes only one's own", {
    who: ben,
    document: deleting(foreign.id),
    code: 'NOT_FOUND',
  })
  const wrong = {
    'no text': ['', '', 'text'],
    '2,004 characters': ['👩🏽‍🚀'.repeat(501), '', 'text'],
    'a tag with #': ['x', ', tags: ["a#b"]', 'tags.0'],
    'a group that is none': ['x', ', groupId: "../etc"', 'groupId'],
    'an upload that is none': ['x', ', uploadId: "../etc"', 'uploadId'],
  } as const
  for (const [what, [says, more, field]] of Object.entries(wrong)) {
    const refusal = await ben.refusal(posting(says, more))
    report.see(
      `${what} is refused`,
      refusal?.code === 'INVALID' && refusal.field === field,
      refusal?.message ?? 'it was allowed',
    )
  }
}

/** Ends with Ben and Vera following Ana, and Cem nobody. */
export async function tourPosts(scene: Scene): Promise<void> {
  scene.report.line('Build: `postActivity`; media; delete own')
  await seeText(scene)
  await seePicture(scene)
  await seeRefusals(scene)
}
