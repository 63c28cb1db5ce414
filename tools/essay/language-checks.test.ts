import { createLanguageReader } from "@lexiquant/api/read-language";
import { measureEssay } from "@lexiquant/domain/essay";
import { describe, expect, it } from "vitest";
import { readAnchors } from "./read-anchors.ts";

const read = await createLanguageReader();
const problemsIn = async (text: string) =>
  measureEssay(await read(text), { directive: null, texts: [] }).problems;

/** Sentences with one error each; the wrong word stands between bars. */
const CONFUSED = `
Students should respect |there| teachers.|The committee announced |there| decision on Monday.|I think |their| are many reasons for this.
|Your| going to learn more from failure.|You should trust |you're| own judgment.|The policy has lost |it's| appeal.
I believe |its| important to listen.|Cities are larger |then| towns.|First we listen, and |than| we speak.|Television has a strong |affect| on children.
This law will |effect| every worker.|They do not want to |loose| their jobs.|Many countries are |to| poor to pay.|We could |of| done better.
Nobody knows |weather| the plan will work.|Everyone |accept| my brother agreed.|They must |except| the consequences.
He gave me good |advise| about school.|She is the student |who's| essay won.|In the |passed| people walked more.|Technology changed |are| lives.
I do not |now| the answer.|They learned it |threw| experience.|People |by| things that they do not need.|That is a |week| argument.
I need a |peace| of paper.|The |hole| class was late.|This is the place |were| I grew up.|The children |where| not happy.
Scientists |right| many papers.|The library was |quite| and empty.|It |dose| not matter.|He came |form| another city.
Even |thought| it rained, we went.|Many |woman| work in science.|There are |less| students this year.|They |use| to live here.
`;

const DISAGREEING = `
The students |was| late.|He |don't| like it.|She |have| two brothers.|They |is| my friends.|The teacher |explain| the lesson to us.
Many |student| agree with this.|This |problems| are hard.|People |has| many opinions.|Each of the players |have| a number.
Students |learns| from mistakes.|The government |have| a duty.|The results |shows| that we were wrong.|There |is| many reasons for this.
It can |helps| the children.|Every |students| has a book.|One of the |reason| is money.|The books |was| on the table.
My parents |works| in the city.|Everybody |know| the answer.|A good leader |listen| to others.
`;

const LEARNERS = `
They can |learned| many things.|He did not |went| to school.|She wants to |learned| the language.|We use phones for |make| money.
I like |learn| new words at home.|They have |learn| a lot this year.|They are |want| to leave early.|We cannot talk because they |not| have time.
It is hard for him and he |need| more help.|If they |needs| money, they work.|People who |smokes| are often sick.|The students that |has| phones are late.
It is clear that technology |provide| us with new tools.|It is cold because |is| winter now.|We are late because we |going| by bus.|I think that they |happy| with this.
The world changes fast for |student| in my class.|They live in |city| where it rains.|We met a lot of |teacher| at school.|All |student| have a phone.
One of the most important |reason| is time.|This different |ideas| help us.|I went there with |they|, not alone.|My parents make me |to study| every day.
In |my point| it is wrong.|We must |discuss about| money.|He will |success| in his life.|I |am agree| with this idea.|We |listen music| at home.
`;

/** The same matters as they should be, with what looks like them. */
const SOUND = `
They can learn, and they need not go. He did not go to school. It is used to make money. What they do is help.
I insist that he go. It is vital that she learn it. Did he need help? Let it be known.
One of the people who has money left. The ideas of a man that helps others are sound. Books, which cost money, are lent.
He is as good a student as she is a teacher. They travel by car from city to city. He works as teacher and coach.
She made it to school. They would no longer wait. A few good friends came. He told me he knows them. Many a student left.
The reason that most people give is money. Each of them goes home. Whoever can help does.
It has one virtue in the hands of the weak, which is patience. My best small house stands on a plot. What exhausts people is the wait.
I believe that it's best, for most of us, to practice. So let money buy the furnace. Suppose the measure were law. He may be out of date.
Much of the harm that experts do seems small to me. When a patient stops breathing there is no minute. Those who own it are rich.
Darwin made it a rule, he tells us in his life, to write it down. Ordinary people by the thousand found that they could. It was refused, for they are few.
If the river is clean then we can drink from it. She stands in front of it, she trusts it, and she is alone. Nobody cries over spilt milk.
`;

const LONG_SENTENCE =
  "Some people in my town say that we should stay at home becuase the streets are full of cars and the noise of them is so loud that nobody can hear what the others say, and I think that they are rigth when they talk about it with the teachers of our school.";

const MISSPELLED =
  "accomodate acheive accross agressive apparantly appearence arguement basicly begining beleive buisness calender collegue comitee completly concious definately dilemna dissapear dissapoint embarass enviroment existance familar finaly foriegn freind goverment gaurd happend harrass immediatly independant interupt knowlege neccessary noticable occassion occured persistant politican posession prefered realy recieve refered religous rember seperate succesful suprise therfore tommorow tounge truely unfortunatly untill wierd wich becuase thier importent diferent".split(
    " ",
  );

/** Share of the sentences whose wrong word is inside a problem. */
async function foundShare(sentences: string): Promise<number> {
  const cases = [...sentences.replaceAll("\n", "|").matchAll(/([^|]*)\|([^|]+)\|([^|]+[.])/g)];
  let found = 0;
  for (const [, before = "", wrong = "", after = ""] of cases) {
    const start = before.length;
    const problems = await problemsIn(`${before}${wrong}${after}`);
    if (problems.some((one) => one.start < start + wrong.length && start < one.end)) found += 1;
  }
  expect(cases.length).toBeGreaterThanOrEqual(20);
  return found / cases.length;
}

describe("language checks", () => {
  it("find misspelled words", async () => {
    const found = await Promise.all(
      MISSPELLED.map(async (word) =>
        (await problemsIn(`Some people say ${word} and others do not.`)).some(
          ({ quote }) => quote === word,
        ),
      ),
    );
    expect(found.filter(Boolean).length / found.length).toBeGreaterThanOrEqual(0.95);
  });

  it("find words that are written for one another", async () => {
    expect(await foundShare(CONFUSED)).toBeGreaterThanOrEqual(0.8);
  });

  it("find verbs and nouns that do not agree", async () => {
    expect(await foundShare(DISAGREEING)).toBeGreaterThanOrEqual(0.6);
  });

  it("find forms that learners of English get wrong", async () => {
    expect(await foundShare(LEARNERS)).toBeGreaterThanOrEqual(0.85);
  });

  it("leave alone what only looks like a learner's form", async () => {
    expect((await problemsIn(SOUND.trim())).map(({ quote }) => quote)).toEqual([]);
  });

  it("find misspelled words in sentences of any length", async () => {
    const quotes = (await problemsIn(LONG_SENTENCE)).map(({ quote }) => quote);
    expect(quotes).toEqual(expect.arrayContaining(["becuase", "rigth"]));
  });

  it("flag at most one of 200 clean words", async () => {
    const clean = readAnchors().filter(({ score }) => score === 6);
    let words = 0;
    let flags = 0;
    for (const { text } of clean) {
      words += text.split(/\s+/).length;
      flags += (await problemsIn(text)).length;
    }
    expect(words).toBeGreaterThan(6_000);
    expect((200 * flags) / words).toBeLessThanOrEqual(1);
  });
});
