import type { DemoLetter } from './family.ts'

/** Walter at sea and Edith in Whitby, 1939 to 1946; Anna in Göteborg writes to her brother Walter. */
export const earlyLetters: readonly DemoLetter[] = [
  {
    date: '1939-09-10',
    from: 'walter',
    to: ['edith'],
    place: 'Portsmouth',
    tags: ['war', 'navy'],
    title: 'A kit bag and a number',
    content: `My dear Edith,

they have given me a kit bag, a number and a hammock that throws me out. The number I have learned already, the hammock will take longer.

We do not know yet which ship. Everybody says something different and says it with great certainty.

Please look after Father's chickens. He will not ask.

Your Walter`,
  },
  {
    date: '1940-02-14',
    from: 'edith',
    to: ['walter'],
    place: 'Whitby',
    tags: ['war', 'whitby'],
    title: 'The harbour is frozen',
    content: `Dearest Walter,

the harbour is frozen over as far as the second pier and Mr Storr has walked on it, with his dog, to win sixpence.

The chickens lay nothing. Your father says it is the war; I say it is the cold.

I have your picture on the shelf beside the tea. You look at me very sternly over the sugar.

Always your Edith`,
  },
  {
    date: '1940-06-04',
    from: 'walter',
    to: ['edith'],
    place: 'Dover',
    tags: ['war', 'navy'],
    title: 'Back, and tired',
    content: `Edith, my love,

I am back and in one piece. I cannot tell you where we were, but you will have read it.

We took them off the beach by the hundred. One had a cello case and nothing in it but loaves of bread. He gave me one. It was the best bread of my life.

I slept for nineteen hours. Do not worry now.

W.`,
  },
  {
    date: '1941-05-01',
    dateText: 'spring 1941',
    from: 'edith',
    to: ['walter'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'Seven chicks',
    content: `Dear Walter,

SEVEN chicks. Your father carries them about in his cap.

We had the windows out again on Tuesday night, but only at the front. I have pasted newspaper over them and we now read the same news every morning while we wash.

Come home when they let you.

E.`,
  },
  {
    date: '1942-11-22',
    from: 'anna',
    to: ['walter'],
    place: 'Göteborg',
    tags: ['göteborg'],
    title: 'Anna is married',
    content: `Käre bror,

you will have to believe it: I am married. His name is Nils Lindqvist, he builds boats and says about four words a day. They are good ones.

There was coffee, real coffee, from before. We drank it with our eyes closed.

We thought of you at sea all the time. Nils says the boats you are on are badly built but that you are not to know.

Din Anna`,
  },
  {
    date: '1943-05-01',
    from: 'walter',
    to: ['edith'],
    place: 'at sea',
    tags: ['navy', 'war'],
    title: 'Fog',
    content: `My dearest,

eleven days of fog. One hears the others and sees nobody. The cook rings a spoon on a pot every minute so that we do not run into each other; I shall hear it for the rest of my life.

I have decided two things in the fog. First, that we will marry on my next leave and not wait. Second, that I shall never eat barley again.

Tell me yes to the first one.

Your Walter`,
  },
  {
    date: '1943-05-24',
    from: 'edith',
    to: ['walter'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'Yes to the first',
    content: `Yes.

And to the second also.

E.`,
  },
  {
    date: '1943-09-18',
    from: 'edith',
    to: ['anna'],
    about: ['walter'],
    place: 'Whitby',
    tags: ['wedding', 'whitby'],
    title: 'A wedding with one ring',
    content: `Dear Anna,

so now I am your sister. We had three days. The ring is my grandmother's; there was no second one to be had, so Walter wears a loop of brass from the engine room and says that it is better made.

It rained the whole time and I did not notice until I saw the photograph.

I wish you had been there. I kept you a piece of the cake, which is to say I ate it for you.

Edith`,
  },
  {
    date: '1944-06-20',
    from: 'walter',
    to: ['edith'],
    place: 'at sea',
    tags: ['war', 'navy'],
    title: 'Only that I am well',
    content: `Edith, only that I am well. More when I can.

W.`,
  },
  {
    date: '1945-05-09',
    from: 'edith',
    to: ['walter'],
    place: 'Whitby',
    tags: ['war', 'whitby'],
    title: 'All the bells',
    content: `My Walter,

all the bells at once, and they had forgotten how. Mr Storr rang St Mary's and fell over.

Margaret was born at four in the morning on the eighth, in the middle of it. She has your frown. Nobody slept, so it did not matter.

They may keep you as long as they like as long as it is not long.

Your Edith, and Margaret (her mark: a thumb in the jam)`,
  },
  {
    date: '1946-03-02',
    from: 'walter',
    to: ['anna'],
    about: ['margaret'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'Home',
    content: `Dear Anna,

home. I have a desk at the harbour office and a chair that does not move. It makes me sick.

Margaret walks. She goes to the door, looks at the sea, and comes back to tell us that it is still there.

Greet Nils. I have used all his four words in this letter somewhere.

Your brother Walter`,
  },
]
