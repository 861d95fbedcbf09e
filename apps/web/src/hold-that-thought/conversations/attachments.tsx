import { useState } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { Lightbox } from '../../ui/lightbox.tsx'
import type { MessageFields } from './conversations.operations.ts'
import s from './talks.module.css'
import { useConversationsWords } from './words/index.ts'

type Attachment = MessageFields['attachments'][number]

/** What a browser draws as a picture and never runs; the server has looked at what is in it. */
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

function PictureFile({ file: { fileName, url } }: { readonly file: Attachment }) {
  const words = useConversationsWords()
  const [isOpen, setOpen] = useState(false)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <FileLink file={{ fileName, url, contentType: '' }} />
  return (
    <>
      <button
        type="button"
        className={s.picture}
        aria-label={words.openPicture(fileName)}
        onClick={() => setOpen(true)}
      >
        <img src={url} alt="" loading="lazy" onError={() => setBroken(true)} />
      </button>
      {isOpen && <Lightbox url={url} alt={fileName} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A PDF and a film are opened beside; whatever else it is, it is saved and not opened. */
function FileLink({ file: { fileName, url, contentType } }: { readonly file: Attachment }) {
  const isShown = contentType === 'application/pdf' || contentType.startsWith('video/')
  return (
    <a
      className={s.file}
      href={url}
      {...(isShown ? { target: '_blank', rel: 'noopener' } : { download: fileName })}
    >
      <Icon name={isShown ? 'box' : 'download'} size={17} />
      <span>{fileName}</span>
    </a>
  )
}

/** The files of a message. */
export function Attachments({ files }: { readonly files: readonly Attachment[] }) {
  const words = useConversationsWords()
  if (files.length === 0) return null
  return (
    <ul className={s.files} aria-label={words.attachedFiles}>
      {files.map((file) => (
        <li key={file.url}>
          {PICTURES.has(file.contentType) ? <PictureFile file={file} /> : <FileLink file={file} />}
        </li>
      ))}
    </ul>
  )
}
