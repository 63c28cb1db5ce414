import type { Exam, ExamSection, RunningSection, SectionClock } from "@lexiquant/contract";
import type { PublicItem } from "@lexiquant/domain/item";
import { UNTOUCHED_WORK } from "@lexiquant/domain/session";
import type { CallInput } from "../lib/api.ts";
import { type FakeAnswers, type FakeRequest, fakeServer, refusal } from "./fake-server.ts";
import { TEST_ITEMS } from "./test-items.ts";

export const EXAM_ID = "5f0c2c1e-7a44-4d0b-9d1c-6a3f7f2b9e10";
const LIMIT_MS = 18 * 60_000;

export function examSection(parts: Partial<ExamSection> & Pick<ExamSection, "place">): ExamSection {
  return {
    id: `verbal-${parts.place + 1}`,
    name: `Verbal Reasoning ${parts.place + 1}`,
    measure: "verbal",
    questions: 2,
    limitMs: LIMIT_MS,
    state: "waiting",
    endedBy: null,
    ...parts,
  };
}

/** An exam of two sections that is prepared, and not begun. */
export function preparedExam(parts: Partial<Exam> = {}): Exam {
  return {
    id: EXAM_ID,
    formatId: "gre-2023-09",
    name: "GRE General Test",
    accommodation: { id: "none", name: "Standard time", timeFactor: 1 },
    status: "open",
    createdAt: "2026-11-21T10:00:00.000Z",
    endedAt: null,
    sections: [examSection({ place: 0 }), examSection({ place: 1 })],
    running: null,
    lastEnded: null,
    breaks: { budgetMs: 0, usedMs: 0, onBreak: false },
    held: true,
    ...parts,
  };
}

interface FakeExamOptions {
  readonly exam?: Exam;
  readonly items?: readonly PublicItem[];
  readonly essay?: RunningSection["essay"];
  /** Answers that take the place of the fake's own. */
  readonly changes?: FakeAnswers;
}

type SavedWork = CallInput<"saveSectionWork">["body"];

/** What a server knows of one exam. */
class ExamServer {
  exam: Exam;
  /** Of the section that runs. */
  remainingMs = LIMIT_MS;
  requests: FakeRequest[] = [];
  private readonly items: readonly PublicItem[];
  private readonly essay: RunningSection["essay"];
  private readonly stored = new Map<number, { position: number; revision: number }>();
  private essayStored: { revision: number; text: string } | null = null;

  constructor({ exam, items, essay = null }: FakeExamOptions) {
    this.exam = exam ?? preparedExam();
    this.items = items ?? [TEST_ITEMS["single-choice"], TEST_ITEMS["numeric-entry"]];
    this.essay = essay;
    this.essayStored = essay?.draft ?? null;
  }

  of(route: FakeRequest["route"]): FakeRequest[] {
    return this.requests.filter((sent) => sent.route === route);
  }

  lastSaved(): SavedWork | undefined {
    return this.of("saveSectionWork").at(-1)?.body as SavedWork | undefined; // what the screen sends
  }

  clock(): SectionClock {
    const usedMs = LIMIT_MS - this.remainingMs;
    const stopped = this.exam.breaks.onBreak;
    return { limitMs: LIMIT_MS, remainingMs: this.remainingMs, usedMs, stopped };
  }

  told(): Exam {
    const { running } = this.exam;
    return running === null
      ? this.exam
      : { ...this.exam, running: { ...running, clock: this.clock() } };
  }

  change(parts: Partial<Exam>): Exam {
    this.exam = { ...this.exam, ...parts };
    return this.told();
  }

  begin(place: number): Exam {
    const questions = this.items.map((item, position) => ({
      position,
      item,
      work: UNTOUCHED_WORK,
      marked: false,
    }));
    return this.change({
      sections: this.withSection(place, { state: "running" }),
      running: {
        place,
        clock: this.clock(),
        currentPosition: 0,
        questions: this.essay === null ? questions : [],
        stimuli: [],
        essay: this.essay,
        gap: null,
      },
    });
  }

  /** What came with the end counts where it came in time. */
  end(place: number, sent: Partial<SavedWork> = {}, late = false): Exam {
    if (!late) this.store(sent);
    const endedBy = this.remainingMs <= 0 ? "time" : "candidate";
    const sections = this.withSection(place, { state: "ended", endedBy });
    const isLast = sections.every(({ state }) => state === "ended");
    this.remainingMs = LIMIT_MS;
    const lastEnded = { place, stored: [...this.stored.values()], essay: this.essayStored };
    this.stored.clear();
    const status = isLast ? "ended" : "open";
    return this.change({ sections, running: null, lastEnded, status });
  }

  store({ work = [], essay }: Partial<SavedWork>): void {
    for (const entry of work) {
      const { position } = entry;
      this.stored.set(position, { position, revision: entry.work.revision });
    }
    if (essay !== undefined) this.essayStored = essay;
  }

  private withSection(place: number, parts: Partial<ExamSection>): ExamSection[] {
    return this.exam.sections.map((section) =>
      section.place === place ? { ...section, ...parts } : section,
    );
  }
}

/** A server that keeps one exam for the time of a test. */
export function fakeExam(options: FakeExamOptions = {}): ExamServer {
  const server = new ExamServer(options);
  server.requests = fakeServer({ ...answersOf(server), ...options.changes });
  return server;
}

function answersOf(server: ExamServer): FakeAnswers {
  return {
    readExam: () => server.told(),
    takeOverExam: () => server.change({ held: true }),
    beginSection: ({ body }) => server.begin((body as { place: number }).place), // what the screen sends
    saveSectionWork: ({ body }) => {
      const { work = [], essay } = body as SavedWork; // what the screen sends
      if (!server.exam.held) return refusal("exam-held-elsewhere");
      if (server.exam.running === null) return refusal("section-not-running");
      server.store({ work, essay });
      return {
        stored: work.map(({ position, work: { revision } }) => ({ position, revision })),
        essayRevision: essay?.revision ?? null,
        clock: server.clock(),
      };
    },
    endSection: ({ body }) => server.end((body as SavedWork).place, body as SavedWork), // what the screen sends
    stopExamClock: ({ body }) => {
      const { onBreak } = body as { onBreak: boolean }; // what the screen sends
      return server.change({ breaks: { ...server.exam.breaks, onBreak } });
    },
    settleGap: ({ body }) => {
      const { running } = server.exam;
      const { takeBack } = body as { takeBack: boolean }; // what the screen sends
      if (takeBack) server.remainingMs = running?.gap?.remainingMs ?? server.remainingMs;
      return server.change({ running: running === null ? null : { ...running, gap: null } });
    },
    quitExam: () => server.change({ status: "ended", running: null }),
  };
}
