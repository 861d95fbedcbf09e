import { useQuery } from '@tanstack/react-query'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Page } from '../kit/page.tsx'
import { type Asked, To, useAsked } from '../../shell/nav.tsx'
import { isAdmin, useMe } from '../users/me.ts'
import { DeletedList } from './deleted-list.tsx'
import { bring } from './photo-queue.ts'
import s from './photos-page.module.css'
import { albumsReading, CATEGORIES, wallOf } from './readings.ts'
import { Tile } from './tile.tsx'
import { UploadTray } from './upload-tray.tsx'
import { useGalleryLive } from './use-gallery-live.ts'
import { useWall } from './use-wall.ts'
import { usePhotosWords } from './words/index.ts'

const ACCEPTED =
  'image/jpeg,image/png,image/webp,image/gif,video/mp4,video/webm,video/quicktime,application/pdf'

function Bring({ album }: { readonly album: string | undefined }) {
  const words = usePhotosWords()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isAsked = useAsked()['bring'] !== undefined
  useEffect(() => {
    if (!isAsked) return
    button.current?.focus()
    // Only a person opens a device's files: where the browser knows of none who did, the button waits.
    if (navigator.userActivation?.isActive) input.current?.click()
  }, [isAsked])
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        data-testid="photos"
        onChange={({ target }) => {
          bring(target.files ?? [], album)
          target.value = ''
        }}
      />
      <Button ref={button} look="brand" icon="plus" onClick={() => input.current?.click()}>
        {words.bring}
      </Button>
    </>
  )
}

/** The albums and years there are, with how much is in each. */
function Shelf({ wall }: { readonly wall: Asked }) {
  const words = usePhotosWords()
  const { data } = useQuery(albumsReading)
  const albums = data?.albums.items ?? []
  const years = data?.mediaYears.items ?? []
  const rows = [
    { name: 'album', label: words.albums, items: albums },
    { name: 'year', label: words.years, items: years },
  ].filter(({ items }) => items.length > 0)
  return rows.map(({ name, label, items }) => (
    <nav key={name} className={s.shelf} aria-label={label}>
      <span>{label}</span>
      <ul>
        {items.map((item) => {
          const isCurrent = wall[name] === item.name
          return (
            <li key={item.name}>
              <To
                to="/photos"
                asked={isCurrent ? {} : { [name]: item.name }}
                isCurrent={isCurrent}
                className={s.chip}
              >
                <b>{item.name}</b> <small>{item.count}</small>
              </To>
            </li>
          )
        })}
      </ul>
    </nav>
  ))
}

function Nothing({ wall }: { readonly wall: Asked }) {
  const words = usePhotosWords()
  const isOther = wall['category'] === undefined
  return (
    <Empty
      title={isOther ? words.noneHere : words.none}
      text={isOther ? words.noneHereText : words.noneText}
    />
  )
}

function Kinds({ wall }: { readonly wall: Asked }) {
  const words = usePhotosWords()
  const me = useMe()
  return (
    <Segments label={words.title}>
      {CATEGORIES.map((category) => (
        <To
          key={category}
          to="/photos"
          asked={{ category: category === 'pictures' ? undefined : category }}
          isCurrent={wall['category'] === category}
        >
          {words.categories[category]}
        </To>
      ))}
      {isAdmin(me) && (
        <To to="/photos" asked={{ deleted: 'yes' }} isCurrent={wall['deleted'] !== undefined}>
          {words.deletedOnes}
        </To>
      )}
    </Segments>
  )
}

/** Everything that the family has brought, on one wall. */
export function PhotosPage() {
  const words = usePhotosWords()
  const wall = wallOf(useAsked())
  const list = useWall(wall)
  const [isOver, setOver] = useState(false)
  useGalleryLive()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    bring(event.dataTransfer.files, wall['album'])
  }
  return (
    <div
      className={s.place}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Page
        title={wall['album'] ?? wall['year'] ?? words.title}
        lead={words.lead}
        actions={<Bring album={wall['album']} />}
        isWide
      >
        <div className={s.filters}>
          <Kinds wall={wall} />
          <Shelf wall={wall} />
        </div>
        <UploadTray />
        {wall['deleted'] === undefined ? (
          <Listing list={list} empty={<Nothing wall={wall} />} height={180}>
            {(items) => (
              <ul className={s.wall}>
                {items.map((item) => (
                  <Tile key={item.id} item={item} wall={wall} />
                ))}
              </ul>
            )}
          </Listing>
        ) : (
          <DeletedList list={list} />
        )}
      </Page>
    </div>
  )
}
