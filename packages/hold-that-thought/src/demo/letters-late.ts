import type { DemoLetter } from './family.ts'

/** The children and theirs: Margaret, Erik in Göteborg, and the boxes under the stairs. */
export const lateLetters: readonly DemoLetter[] = [
  {
    date: '1953-06-02',
    from: 'edith',
    to: ['anna'],
    about: ['margaret'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'A television in the street',
    content: `Dear Anna,

the Pearsons have a television. We were forty in their front room for the coronation, and the queen was as large as a postage stamp.

Margaret asked whether she could hear us. I said yes, so she sang.

Thank you for the wool. It is already a cardigan.

Edith`,
  },
  {
    date: '1957-12-24',
    from: 'anna',
    to: ['edith', 'walter'],
    about: ['erik'],
    place: 'Göteborg',
    tags: ['christmas', 'göteborg'],
    title: 'Erik and the goat',
    content: `Dear both,

Erik has burned the straw goat. Not on purpose, he says; he only wanted to see whether it was warm inside.

Nils built him another one out of oak. It weighs forty kilos and cannot be burned by anybody.

God jul, and kiss Margaret.

Anna`,
  },
  {
    date: '1963-09-30',
    from: 'margaret',
    to: ['edith', 'walter'],
    place: 'Leeds',
    tags: ['university'],
    title: 'The library is bigger than Whitby',
    content: `Dear Mum, dear Dad,

I have a room with a window on a wall, a kettle I am not supposed to have, and a key to a library that is bigger than Whitby.

I got lost in it on the first day and was found by a man with a trolley, who asked what I was looking for. I said I did not know. He said that this was the right way to begin.

Send the blue jumper. And stamps.

Margaret`,
  },
  {
    date: '1969-07-21',
    from: 'walter',
    to: ['margaret'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'They have walked on it',
    content: `Dear Margaret,

your mother woke me at four to see two men walk on the moon. I said that I had seen men walk on worse. Then I could not sleep, and went down to the harbour, and there it was, with people on it.

I wish the cook with the spoon had lived to see it.

Dad`,
  },
  {
    date: '1974-08-11',
    from: 'erik',
    to: ['margaret'],
    place: 'Göteborg',
    tags: ['göteborg', 'boats'],
    title: 'A boat for cousins',
    content: `Hej Margaret,

Pappa and I have finished the boat. It took us three winters and eleven words. We would like to call her Edith, if she does not mind being hauled out and scraped every April.

Come and sail. Bring whoever you like; there are five berths and one of them is dry.

Erik`,
  },
  {
    date: '1974-09-01',
    from: 'edith',
    to: ['erik'],
    place: 'Whitby',
    tags: ['boats'],
    title: 'She does not mind',
    content: `Dear Erik,

she does not mind at all. She has been scraped every April since 1945.

Your aunt Edith`,
  },
  {
    date: '1979-02-03',
    dateText: 'winter 1979',
    from: 'margaret',
    to: ['anna'],
    about: ['robin'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'Robin',
    content: `Dear aunt Anna,

we have called the baby Robin, because there was one on the window sill in the snow and it would not go away, and neither will this one.

Dad holds them as if they were made of glass and tells them about barley.

Margaret`,
  },
  {
    date: '1986-11-15',
    from: 'edith',
    to: ['anna'],
    about: ['walter'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'About Walter',
    content: `My dear Anna,

it was on Thursday, in his chair, with the wireless on. I thought that he was listening.

He had the brass ring on. They asked me whether I wanted it back and I said no, it is his, it was always the better made one.

I am all right. Margaret is here. Robin has put all the chairs in a row in the hall and says that it is a ship.

Edith`,
  },
  {
    date: '1994-05-08',
    from: 'edith',
    to: ['robin'],
    about: ['walter', 'margaret'],
    place: 'Whitby',
    tags: ['whitby', 'war'],
    title: 'You asked what it was like',
    description: 'The long one. Robin had a school project.',
    content: `Dear Robin,

you asked what it was like. I have begun this four times.

It was mostly waiting. One waited for the post and then for the next post. I can tell you what I had for breakfast on any day that a letter came, and nothing about the others.

People say that we were brave. I was never brave; I had chickens. Somebody has to get up for chickens.

There are boxes under the stairs with all of it, his and mine. When I am gone you may read them, and not before. Read them in the order in which they came. It makes no sense otherwise, and that is what it was like.

Your grandmother`,
  },
  {
    date: '2001-04-17',
    from: 'anna',
    to: ['margaret'],
    about: ['edith'],
    place: 'Göteborg',
    tags: ['göteborg', 'boats'],
    title: 'The Edith is sold',
    content: `Dear Margaret,

Erik has sold the boat, to a young couple who said that they would keep the name. I told them who she was. They wrote it down.

I am too old to fly for a funeral and too sad to write a long letter. So: she wrote to me for fifty-eight years and never once told me that she was unhappy. I have all of them. I think that now I shall read between the lines, for which there was never any time.

Anna`,
  },
]
