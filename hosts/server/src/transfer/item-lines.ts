import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { Item } from '@longtable/store'
import { type Attributes, marshalAttributes, unmarshalItem } from '@longtable/store/dynamodb-json'

/** As DynamoDB's own export and import have them: `{"Item":{"PK":{"S":"USER#1"},…}}`. */
export const lineOf = (item: Item): string =>
  `${JSON.stringify({ Item: marshalAttributes(item) })}\n`

/** The items of one file, a bounded number at a time. */
export async function* itemsIn(path: string, atOnce: number): AsyncGenerator<Item[]> {
  const text = createReadStream(path).pipe(createGunzip())
  let items: Item[] = []
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
    if (line === '') continue
    items.push(unmarshalItem((JSON.parse(line) as { Item: Attributes }).Item))
    if (items.length < atOnce) continue
    yield items
    items = []
  }
  if (items.length > 0) yield items
}
