import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { VOCABULARY_KEY } from "./word-queries.ts";

export const forecastQuery = queryOptions({
  queryKey: [...VOCABULARY_KEY, "forecast"],
  queryFn: ({ signal }) => call("readVocabularyForecast", {}, { signal }),
});
