import { describe, expect, it } from "vitest";
import {
  type CalculatorKey,
  type CalculatorState,
  CLEARED,
  displayOf,
  pressKey,
  transferText,
} from "./calculator-engine.ts";

const NAMED: Readonly<Record<string, CalculatorKey>> = {
  r: "root",
  s: "sign",
  C: "clear",
  E: "clear-entry",
  a: "memory-add",
  m: "memory-recall",
  x: "memory-clear",
};

/** Keys as characters: digits and operators as they are, `r` root, `s` sign, `C`, `E` = CE, `a` = M+, `m` = MR, `x` = MC. */
function press(keys: string, from: CalculatorState = CLEARED): CalculatorState {
  return [...keys].reduce(
    (state, key) => pressKey(state, NAMED[key] ?? (key as CalculatorKey)), // the rest are keys by their own names
    from,
  );
}
const shows = (keys: string) => displayOf(press(keys));

describe("arithmetic", () => {
  it.each([
    ["1+2*4=", "9"],
    ["2-(3*4)=", "-10"],
    ["(2+3)*4=", "20"],
    ["((1+2)*(3+4))=", "21"],
    ["8/4/2=", "1"],
    ["9-4-3=", "2"],
    ["2*3+4*5=", "26"],
    ["1+2*(3+4", "4"],
    ["2*(3+4=", "14"],
    ["2(3+4)=", "14"],
    ["0.1+0.2=", "0.3"],
    ["0.29*100=", "29"],
    ["1.1*1.1=", "1.21"],
  ])("%s shows %s", (keys, display) => expect(shows(keys)).toBe(display));

  it("shows what is carried out already when an operator of the same rank comes", () => {
    expect(shows("2*3+")).toBe("6");
    expect(shows("1+2*")).toBe("2");
  });

  it("goes on from a result with an operator and starts anew with a digit", () => {
    expect(shows("2+3=*4=")).toBe("20");
    expect(shows("2+3=7")).toBe("7");
    expect(shows("2+3=7*2=")).toBe("14");
    expect(shows("2+3=(4+1)=")).toBe("5");
  });

  it("takes the last of several operators", () => {
    expect(shows("6+*2=")).toBe("12");
    expect(shows("2*3+-1=")).toBe("5");
  });

  it("drops an operator or a parenthesis without a number", () => {
    expect(shows("5+=")).toBe("5");
    expect(shows("5*(=")).toBe("5");
    expect(shows("3)+2=")).toBe("5");
    expect(shows("=")).toBe("0");
  });
});

describe("the display", () => {
  it("takes eight digits, besides sign and point", () => {
    expect(shows("123456789")).toBe("12345678");
    expect(shows("1234.56789")).toBe("1234.5678");
    expect(shows("12345678s")).toBe("-12345678");
  });

  it("cuts decimals to eight digits and does not round them", () => {
    expect(shows("2/3=")).toBe("0.6666666");
    expect(shows("200/3=")).toBe("66.666666");
    expect(shows("0-2/3=")).toBe("-0.6666666");
    expect(shows("2r")).toBe("1.4142135");
  });

  it("keeps more digits than it shows", () => {
    expect(shows("1/3=*3=")).toBe("1");
  });

  it("shows ERROR above 99,999,999 and up to there the number", () => {
    expect(shows("99999998+1=")).toBe("99999999");
    expect(shows("99999999+1=")).toBe("ERROR");
    expect(shows("0-99999999-1=")).toBe("ERROR");
    expect(shows("99999999*99999999=")).toBe("ERROR");
  });

  it("shows 0 for what is too small for it", () => {
    expect(shows("0.0001/99999=")).toBe("0");
    expect(shows("0-0.0001/99999=")).toBe("0");
  });

  it("does not start a number with zeros, nor take a second point", () => {
    expect(shows("007")).toBe("7");
    expect(shows("1.5.2")).toBe("1.52");
    expect(shows(".5")).toBe("0.5");
  });
});

describe("errors", () => {
  it("shows ERROR on division by zero, also inside parentheses, and on the root of a negative", () => {
    expect(shows("5/0=")).toBe("ERROR");
    expect(shows("0/0=")).toBe("ERROR");
    expect(shows("1+(3/(2-2))")).toBe("ERROR");
    expect(shows("4sr")).toBe("ERROR");
  });

  it("stays until it is cleared", () => {
    expect(shows("5/0=7+2=")).toBe("ERROR");
    expect(shows("5/0=C7")).toBe("7");
    expect(shows("5/0=E7")).toBe("7");
  });
});

describe("root and sign", () => {
  it("take the number in hand", () => {
    expect(shows("9+16r=")).toBe("13");
    expect(shows("(9+16)r=")).toBe("5");
    expect(shows("9=r")).toBe("3");
    expect(shows("5s+8=")).toBe("3");
    expect(shows("5ss")).toBe("5");
    expect(shows("(2+3)s*2=")).toBe("-10");
  });

  it("leave zero without a sign", () => {
    expect(displayOf(press("3-3=s"))).toBe("0");
  });
});

describe("clearing", () => {
  it("CE takes back the number in hand alone", () => expect(shows("8+5E2=")).toBe("10"));
  it("C takes back everything but the memory", () => {
    expect(shows("8+5C2=")).toBe("2");
    expect(displayOf(press("m", press("7aC")))).toBe("7");
  });
});

describe("memory", () => {
  it("adds what is shown and recalls the sum", () => {
    expect(shows("5a3am")).toBe("8");
    expect(shows("5aC2*m=")).toBe("10");
  });

  it("starts a new number after adding", () => expect(shows("5a3")).toBe("3"));

  it("lights its sign only while something is in it", () => {
    expect(press("5").memory).toBeNull();
    expect(press("5a").memory).toBe(5);
    expect(press("5ax").memory).toBeNull();
    expect(shows("5axm")).toBe("0");
  });

  it("survives an error", () => expect(press("5aC1/0=").memory).toBe(5));
});

describe("transfer", () => {
  it("gives what is shown, not more", () => {
    expect(transferText(press("2/3="))).toBe("0.6666666");
    expect(transferText(press("4."))).toBe("4");
    expect(transferText(press("1/0="))).toBeNull();
  });
});
