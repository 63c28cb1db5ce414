/** The browser's own voice, or null where it has none. */
function voiceOfBrowser(): SpeechSynthesis | null {
  return "speechSynthesis" in window && "SpeechSynthesisUtterance" in window
    ? window.speechSynthesis
    : null;
}

/** Whether words can be read aloud here. */
export function canSpeak(): boolean {
  return voiceOfBrowser() !== null;
}

/** American, as the test is. */
const LANGUAGE = "en-US";

/** Reads a word or a sentence aloud; what was being said before stops. */
export function speak(text: string): void {
  const voice = voiceOfBrowser();
  if (voice === null) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = LANGUAGE;
  voice.cancel();
  voice.speak(utterance);
}
