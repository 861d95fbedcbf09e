import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, readAgain } from '../../api/cache.ts'
import { IconButton } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { isMeant } from '../../ui/meant.ts'
import { type Asked, To } from '../../shell/nav.tsx'
import { PeopleField } from '../people/people-field.tsx'
import { ListMedia, type ListMediaVariables } from './photo-acts.operations.ts'
import s from './photo-page.module.css'
import type { MediaFields } from './photos.operations.ts'
import { albumsReading, WALLS } from './readings.ts'
import { usePhotosWords } from './words/index.ts'

interface OfPhoto {
  readonly item: MediaFields
}

/** One at a time, so that two who say something of one picture do not meet. */
function useChange({ id: mediaId }: MediaFields) {
  const change = useAct(ListMedia, {
    done: ({ updateMedia }) => {
      mergeEntity(updateMedia)
      readAgain(WALLS, albumsReading.queryKey)
    },
  })
  return (given: Omit<ListMediaVariables, 'mediaId' | 'requestId'>) =>
    change.mutate({ mediaId, ...given, requestId: newRequestId() })
}

interface ChipProps {
  readonly to: string
  readonly asked: Asked
  readonly removeLabel: string
  readonly onRemove: () => void
  readonly children: ReactNode
}

const Chip = ({ to, asked, removeLabel, onRemove, children }: ChipProps) => (
  <li className={s.chip}>
    <To to={to} asked={asked}>
      {children}
    </To>
    <IconButton icon="close" size={15} label={removeLabel} onClick={onRemove} />
  </li>
)

const OFFERED_MAX = 8

interface AddProps {
  readonly albums: readonly string[]
  readonly onAdd: (album: string) => void
}

/** One there is, or one that nobody has written before. */
function Add({ albums, onAdd }: AddProps) {
  const words = usePhotosWords()
  const [text, setText] = useState('')
  const said = text.trim()
  const offered =
    said === '' ? [] : albums.filter((album) => isMeant(album, said)).slice(0, OFFERED_MAX)
  const add = (album: string) => {
    setText('')
    if (album !== '') onAdd(album)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        add(said)
      }}
    >
      <Combobox
        label={words.addAlbum}
        hint={words.addAlbumHint}
        value={text}
        onChange={setText}
        options={offered}
        keyOf={(album) => album}
        maxLength={40}
        said={words.found(offered.length)}
        onPick={add}
      >
        {(album) => album}
      </Combobox>
    </form>
  )
}

/** Those of the family tree. */
function People({ item }: OfPhoto) {
  const words = usePhotosWords()
  const change = useChange(item)
  const there = item.people.map(({ id }) => id)
  return (
    <PeopleField
      label={words.addPerson}
      value={there}
      onChange={(ids) =>
        change({
          addPersonIds: ids.filter((id) => !there.includes(id)),
          removePersonIds: there.filter((id) => !ids.includes(id)),
        })
      }
    />
  )
}

function InAlbums({ item }: OfPhoto) {
  const words = usePhotosWords()
  const change = useChange(item)
  const albums = useQuery(albumsReading).data?.albums.items ?? []
  return (
    <>
      <ul className={s.chips}>
        {item.tags.map((tag) => (
          <Chip
            key={tag}
            to="/photos"
            asked={{ album: tag }}
            removeLabel={words.outOf(tag)}
            onRemove={() => change({ removeTags: [tag] })}
          >
            {tag}
          </Chip>
        ))}
      </ul>
      <Add
        albums={albums.map(({ name }) => name).filter((name) => !item.tags.includes(name))}
        onAdd={(name) => change({ addTags: [name] })}
      />
    </>
  )
}

const namesOf = ({ people, tags }: MediaFields) =>
  [...people.map(({ name }) => name), ...tags].join(', ')

/** Who is in the picture and which albums it is in: every member says so. */
export function PhotoLists({ item }: OfPhoto) {
  const words = usePhotosWords()
  const names = namesOf(item)
  return (
    <details className={s.lists}>
      <summary>
        <span>{names === '' ? words.whoIsIt : names}</span>
        <b>{words.change}</b>
      </summary>
      <h2>{words.people}</h2>
      <People item={item} />
      <h2>{words.albums}</h2>
      <InAlbums item={item} />
    </details>
  )
}
