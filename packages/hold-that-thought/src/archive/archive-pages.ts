import type { Comment } from '../comments/comment.entity.ts'
import type { Letter } from '../letters/letter.entity.ts'
import type { Person } from '../people/person.entity.ts'
import { FILES_FOLDER, letterFolder, LETTER_PAGE } from './archive-paths.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What people wrote is text, whatever it looks like. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? '')

const STYLE = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.05rem/1.6 Georgia,serif;color:#222;background:#fdfcf9}
h1{line-height:1.2}.meta,.by{color:#666;font-size:.9rem}.letter{white-space:pre-wrap}
ul{padding-left:1.2rem}a{color:#06457a}section{margin-top:2.5rem}@media(prefers-color-scheme:dark){body{background:#181715;color:#e6e2da}a{color:#8fc1ee}.meta,.by{color:#a39c90}}`

/** One file by itself: nothing is loaded, so that it works from any disk, for as long as there are browsers. */
const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file: data:; media-src 'self' file:">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body>
${body}
</body></html>
`

const link = (path: string, text: string) =>
  `<a href="${escaped(path.split('/').map(encodeURIComponent).join('/'))}">${escaped(text)}</a>`

const list = (items: readonly string[]) =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`

/** What an index says of a letter. */
export interface ListedLetter {
  readonly letterId: string
  readonly date: string
  readonly title: string
  readonly about: string
}

/** Who wrote when, from where and to whom. */
export const headingOf = ({ date, dateText, place, author, recipient }: Letter): string[] =>
  [
    [dateText ?? date, place].filter(Boolean).join(', '),
    [author && `From ${author}`, recipient && `to ${recipient}`].filter(Boolean).join(' '),
  ].filter((line) => line !== '')

export const listedLetter = (letter: Letter): ListedLetter => ({
  letterId: letter.letterId,
  date: letter.dateText ?? letter.date,
  title: letter.title,
  about: headingOf(letter)[1] ?? '',
})

interface LetterPage {
  readonly letter: Letter
  readonly fileNames: readonly string[]
  readonly versionPaths: readonly string[]
  readonly comments: readonly Comment[]
}

const commentText = ({ userName, createdAt, commentText: text, deletedAt }: Comment) =>
  deletedAt === undefined
    ? `<span class="by">${escaped(userName)}, ${createdAt.slice(0, 10)}</span><br><span class="letter">${escaped(text)}</span>`
    : '<span class="by">A comment was deleted.</span>'

const section = (title: string, items: readonly string[]) =>
  items.length === 0 ? '' : `<section><h2>${title}</h2>\n${list(items)}</section>`

export const letterPage = ({ letter, fileNames, versionPaths, comments }: LetterPage): string =>
  page(
    letter.title,
    `<p>${link('../../index.html', '← All letters')}</p>
<h1>${escaped(letter.title)}</h1>
<p class="meta">${headingOf(letter).map(escaped).join('<br>')}</p>
${letter.description === undefined ? '' : `<p class="meta letter">${escaped(letter.description)}</p>`}
<div class="letter">${escaped(letter.content)}</div>
${section(
  'Scans',
  fileNames.map((name) => link(`${FILES_FOLDER}${name}`, name)),
)}
${section('Comments', comments.map(commentText))}
${section(
  'Former texts',
  versionPaths.map((path) => link(path, path)),
)}`,
  )

interface IndexPage {
  readonly letters: readonly ListedLetter[]
  readonly people: readonly Pick<Person, 'name' | 'birthDate' | 'deathDate' | 'note'>[]
  readonly media: readonly { readonly path: string; readonly title: string }[]
}

const yearsOf = ({ birthDate, deathDate }: IndexPage['people'][number]) =>
  birthDate || deathDate
    ? ` (${birthDate?.slice(0, 4) ?? '?'}–${deathDate?.slice(0, 4) ?? ''})`
    : ''

export const indexPage = ({ letters, people, media }: IndexPage): string =>
  page(
    'Letters',
    `<h1>Letters</h1>
<p class="meta">${letters.length} letters, ${people.length} people, ${media.length} pictures, films and documents.</p>
${list(
  letters.map(
    ({ letterId, date, title, about }) =>
      `${escaped(date)} · ${link(`${letterFolder(letterId)}${LETTER_PAGE}`, title)} <span class="meta">${escaped(about)}</span>`,
  ),
)}
${section(
  'People',
  people.map((one) => `${escaped(one.name)}${yearsOf(one)}`),
)}
${section(
  'Pictures, films and documents',
  media.map(({ path, title }) => link(path, title)),
)}`,
  )

export const README = `This is an archive of letters. It needs no program but a web browser: open index.html.

  letters/    a folder for each letter: letter.md is its text with what is known of it above (YAML),
              letter.html the same for reading, versions/ its former texts, files/ what was scanned,
              comments.json what people said about it
  people/     a file for each person of the family
  media/      a folder for each picture, film or document: media.json says what it is
  checksums.txt   of all scans, pictures, films and documents, for sha256sum -c

Times are in UTC. Deleted letters are not in here. HoldThatThought reads the whole archive back in.
`
